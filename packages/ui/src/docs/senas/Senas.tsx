import citas from 'virtual:citas';
import ficheros from 'virtual:ficheros';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, layer, onSurface, radius, space, text } from '../../theme/tokens';
import { addressOf } from '../guiaLinks';
import { factsOf, SCREENS } from '../screens';
import { type IndexEntry, readIndex } from '../storyIndex';
import { pageOf } from '../tokens/pageOf';
import { type Name, namesOf } from './namesOf';
import { tokensOf } from './tokensOf';
import { usePointed } from './usePointed';

const Panel = styled.aside`
  ${onSurface}
  position: fixed;
  inset: auto ${space[3]} ${space[3]} auto;
  z-index: ${layer.toast};
  width: min(340px, calc(100% - 24px));
  max-height: 50vh;
  overflow: auto;
  padding: ${space[4]};
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.card};
  background: ${color.superficie};
  font-size: ${text[13]};
  dl { display: grid; gap: ${space[1]}; }
  dt { margin-top: ${space[2]}; font-weight: 700; }
`;
const Frame = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  outline: 2px solid ${color.foco};
  pointer-events: none;
`;

const Link = ({ page, anchor = '', children }: LinkProps) =>
  page ? (
    <a href={`${addressOf(page)}${anchor}`} target="_top">
      {children}
    </a>
  ) : (
    children
  );
interface LinkProps {
  page: string | undefined;
  anchor?: string;
  children: string;
}

const Listed = ({ title, items }: { title: string; items: readonly ReactNode[] }) =>
  items.length > 0 && (
    <>
      <dt>{title}</dt>
      <dd>{items.map((item, at) => (at > 0 ? [', ', item] : item))}</dd>
    </>
  );

const pathsOf = ({ file }: Name): readonly string[] => ficheros[file] ?? [];
/** The requirements that the files cite, and the requirements of the story's screen. */
function requisitosOf(files: readonly string[], story: string): string[] {
  const { requisitos = ' ' } = factsOf(story.replace(/--.*/, '')) ?? {};
  return Object.keys(citas)
    .filter((id) => id.startsWith(requisitos) || citas[id]?.some((file) => files.includes(file)))
    .sort();
}
const sheetOf = (requisito: string): string | undefined => {
  const [id] =
    Object.entries(SCREENS).find(([, { requisitos }]) => requisitos === requisito.slice(0, 3)) ??
    [];
  return id && `${id}--uso`;
};

function Ficha({ element, story }: { element: Element; story: string }) {
  const [index, setIndex] = useState<Readonly<Record<string, IndexEntry>>>({});
  useEffect(() => void readIndex().then(setIndex), []);
  const names = namesOf(element);
  const requisitos = requisitosOf(names.flatMap(pathsOf), story);
  return (
    <dl>
      <Listed
        title="Componentes, de dentro afuera"
        items={names.map((name) => (
          <Link key={name.file} page={pathsOf(name).map((path) => pageOf(path, index))[0]}>
            {name.file}
          </Link>
        ))}
      />
      <Listed
        title="Colores"
        items={tokensOf(element).map((token) => (
          <Link key={token} page="guia-tokens--uso">
            {token}
          </Link>
        ))}
      />
      <Listed
        title="Historia"
        items={[
          <Link key={story} page={story}>
            {story}
          </Link>,
        ]}
      />
      <Listed
        title="Requisitos"
        items={requisitos.map((requisito) => (
          <Link key={requisito} page={sheetOf(requisito)} anchor={`#${requisito}`}>
            {requisito}
          </Link>
        ))}
      />
    </dl>
  );
}

/**
 * Names the element under the pointer or with the focus: its components, colours and requirements,
 * and the story. A press holds the names, so that the user can reach their links, and does nothing
 * else.
 */
export function Senas({ story }: { story: string }) {
  const { element, isHeld } = usePointed();
  const [nearest] = element ? namesOf(element) : [];
  const { top, left, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return (
    // A modal dialog makes all other elements inert, except elements with React Aria's mark.
    <div data-senas data-react-aria-top-layer>
      {element && <Frame style={{ top, left, width, height }} />}
      <Panel aria-label="Señas">
        <strong>{nearest ? `${nearest.file} › ${nearest.part}` : 'Señala algo'}</strong>
        <p>{isHeld ? 'Fijado: pulsa otra vez para soltarlo.' : 'Pulsa para fijarlo.'}</p>
        {element && <Ficha element={element} story={story} />}
      </Panel>
    </div>
  );
}
