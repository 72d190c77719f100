/**
 * The function that a hostile text calls if a page executes it. Its name is short, because some
 * texts may have only 32 characters.
 */
export const TRAP = 'x1';
/** A host that the portal must never request. */
export const FOREIGN = 'ajeno.invalid';

/**
 * Texts that made other pages execute, load, hide or leak something. The first three are short
 * enough for a name.
 */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  script: `<script>${TRAP}()</script>`,
  picture: `<img/src=x/onerror=${TRAP}()>`,
  drawing: `"><svg/onload=${TRAP}()>`,
  attribute: `'" autofocus onfocus="${TRAP}()" onmouseover='${TRAP}()'`,
  frame: `<iframe/srcdoc="&lt;script&gt;parent.${TRAP}()&lt;/script&gt;"></iframe><base/href=//${FOREIGN}/>`,
  address: `javascript:${TRAP}()//`,
  brokenAddress: `\u0001java\tscript:${TRAP}(1)//`,
  page: `data:text/html,<script>${TRAP}()</script>`,
  foreign: `https://${FOREIGN}/x.png?`,
  style: `}*{display:none!important}@import"//${FOREIGN}";</style><style>*{display:none!important}`,
  template: `\${${TRAP}()}{{${TRAP}()}}<%=${TRAP}()%>#{${TRAP}()}`,
  query: `'; drop table usuarios; --`,
  format: `%s%n{0}$&$1$\`%E0%A4%A\\u0000\\`,
  entities: '&lt;b&gt;&#x3c;&amp;nbsp;&#0;&zwnj;',
  word: 'W'.repeat(400),
  overridden: '\u202e\u2066\u2067oicini la otxet',
  rightToLeft: 'שלום \u200fمرحبا\u061c 123',
  invisible: 'a\u200bb\u200c\u200dc\u2060\ufeffd\u00ade\u2028f\u3164g',
  piled: `Z${'\u0310\u0352\u0343\u0319\u0326\u0316'.repeat(8)}a${'\u0321\u0489\u0362'.repeat(8)}`,
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈👍🏽🏴󠁧󠁢󠁳󠁣󠁴󠁿1️⃣'.repeat(3),
  control: '\u0007\u0008\u001b[31m\u001b]0;rojo\u0007\u007f\u009b0m',
  art: ` /\\_/\\\n( o.o )\n > ^ <\n${'=-'.repeat(120)}\r\n\t\v\f|`,
};

/** Words with a meaning in code. They do harm only as whole texts. */
export const WHOLE_WORDS: readonly string[] = [
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
];
