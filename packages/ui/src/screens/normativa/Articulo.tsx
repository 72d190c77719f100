import { type Bloque, type Inline, parseMarkdown } from '@garita/domain/normativa/parseMarkdown';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '../../components/layout';
import { color, font, space, text } from '../../theme/tokens';

const Root = styled(Stack)`
  gap: ${space[3]};
  max-width: 72ch;
  overflow-wrap: anywhere;
  p { margin: 0; }
  h3, h4, h5 { margin: ${space[2]} 0 0; font-family: ${font.title}; font-size: ${text[16]}; }
  ul, ol { margin: 0; padding-left: 1.4em; }
  li + li { margin-top: ${space[1]}; }
  /* The text font has no italic, so the browser slants the upright letters. */
  em { font-style: italic; font-synthesis: style; }
  a { color: ${color.petroleoTexto}; }
`;

// The levels below the article's own title.
const TITLES = { 1: 'h3', 2: 'h4', 3: 'h5' } as const;

/** Renders a list with index keys. They are safe, because the text is replaced as a whole. */
const inOrder = <Thing,>(
  things: readonly Thing[],
  render: (thing: Thing) => ReactNode,
): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  things.map((thing, index) => <Fragment key={index}>{render(thing)}</Fragment>);

function renderInline(one: Inline): ReactNode {
  switch (one.kind) {
    case 'texto':
      return one.texto;
    case 'fuerte':
      return <strong>{inOrder(one.hijos, renderInline)}</strong>;
    case 'enfasis':
      return <em>{inOrder(one.hijos, renderInline)}</em>;
    case 'enlace':
      return (
        <a href={one.url} target="_blank" rel="noopener noreferrer nofollow">
          {inOrder(one.hijos, renderInline)}
        </a>
      );
  }
}

function renderBloque(bloque: Bloque): ReactNode {
  if (bloque.kind === 'parrafo') {
    const [first, ...others] = bloque.lineas;
    return (
      <p>
        {inOrder(first ?? [], renderInline)}
        {inOrder(others, (linea) => (
          <>
            <br />
            {inOrder(linea, renderInline)}
          </>
        ))}
      </p>
    );
  }
  if (bloque.kind === 'titulo') {
    const Title = TITLES[bloque.nivel];
    return <Title>{inOrder(bloque.hijos, renderInline)}</Title>;
  }
  const Lista = bloque.ordenada ? 'ol' : 'ul';
  return (
    <Lista>
      {inOrder(bloque.items, (item) => (
        <li>{inOrder(item, renderInline)}</li>
      ))}
    </Lista>
  );
}

/**
 * The text of an article. Each part of its Markdown becomes a React element, so user input is never
 * parsed as HTML.
 */
export function Articulo({ texto }: { texto: string }) {
  return <Root>{inOrder(parseMarkdown(texto), renderBloque)}</Root>;
}
