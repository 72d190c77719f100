import { Fragment } from 'react';

/** Inline Markdown: code, strong, links. */
const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

function toNode(part: string) {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
  const [, words, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
  return href ? <a href={href}>{words}</a> : part;
}

/** @param lang English by default, the contract's language */
export const Prosa = ({ texto = '', lang = 'en' }: { texto?: string | undefined; lang?: string }) =>
  texto
    .split(/\n\n+/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => (
      <p lang={lang} key={paragraph}>
        {paragraph.split(MARKS).map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is static, and its parts have no ids
          <Fragment key={i}>{toNode(part)}</Fragment>
        ))}
      </p>
    ));
