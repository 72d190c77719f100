import citas from 'virtual:citas';
import { PANTALLAS } from '@garita/domain/pantallas';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Code, Guia } from '../Guia';
import { PageSection } from '../pagina/PageSection';
import { factsOf } from '../screens';
import { readIndex } from '../storyIndex';
import { exportOf, STATE_STORIES, type StateName, statesOf } from '../storyStates';
import { portalHref } from './portalHref';
import { Vistas } from './Vistas';

const State = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
`;
const List = styled.ul`
  columns: 240px;
  column-gap: ${space[5]};
  margin: 0;
  padding-left: 1.2em;
  li { break-inside: avoid; padding: ${space[1]} 0; }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  margin: 0;
  dt { font-weight: 700; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;

/**
 * The reasons why a screen has no story for a state, by the name that the story would have. The
 * reasons come from `parameters.estados` of the screen's stories.
 */
type MissingStates = Readonly<Record<string, string>>;

/**
 * A screen's sheet: every state live in both themes and at both widths, its other stories, address,
 * requirements and source.
 */
export function HojaDePantalla({ componentId }: { componentId: string }) {
  const [first] = use(DocsContext).componentStories();
  const { pantalla: id, requisitos } = factsOf(componentId) ?? {};
  const pantalla = PANTALLAS.find((one) => one.id === id);
  const stories = Object.values(use(readIndex())).filter(
    ({ id: story, type }) => type === 'story' && story.startsWith(`${componentId}--`),
  );
  const states = statesOf(componentId);
  const excuses = (first?.parameters.estados ?? {}) as MissingStates;
  const others = stories.filter(
    ({ id: story }) => !states.some((state) => story.endsWith(`--${state}`)),
  );
  const cited = Object.entries(citas)
    .filter(([requisito]) => requisitos && requisito.startsWith(`${requisitos}-`))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    <Guia
      headClass="sb-unstyled"
      title={first?.title.split('/').slice(1).join(' · ') ?? ''}
      lead="Todos sus estados, vivos. Cada vista abre la historia tal como se ve."
    >
      <PageSection title="Estados">
        {states.map((state) => (
          <State key={state}>
            <h3>{STATE_STORIES[state]}</h3>
            <Vistas id={`${componentId}--${state}`} nombre={STATE_STORIES[state]} />
          </State>
        ))}
        {(Object.keys(STATE_STORIES) as StateName[])
          .filter((state) => !states.includes(state) && excuses[exportOf(state)])
          .map((state) => (
            <p key={state}>
              <strong>{STATE_STORIES[state]}:</strong> {excuses[exportOf(state)]}
            </p>
          ))}
      </PageSection>
      {others.length > 0 && (
        <PageSection title="Las demás historias">
          <List>
            {others.map(({ id: story, name }) => (
              <li key={story}>
                <a href={`./?path=/story/${story}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </List>
        </PageSection>
      )}
      <PageSection title="Dónde está">
        <Facts>
          {pantalla && (
            <>
              <dt>En el portal</dt>
              <dd>
                <a href={portalHref(pantalla.ruta)} target="_blank" rel="noreferrer">
                  <Code>{pantalla.ruta}</Code>
                </a>
              </dd>
            </>
          )}
          <dt>Código</dt>
          <dd>
            {[...new Set(stories.map(({ importPath }) => importPath.replace('./', '')))].map(
              (path) => (
                <div key={path}>
                  <Code>{path}</Code>
                </div>
              ),
            )}
          </dd>
        </Facts>
      </PageSection>
      {cited.length > 0 && (
        <PageSection title="Requisitos">
          <Facts>
            {cited.flatMap(([requisito, files]) => [
              <dt key={requisito} id={requisito}>
                {requisito}
              </dt>,
              <dd key={`${requisito} en`}>
                {files.map((file) => (
                  <div key={file}>
                    <Code>{file}</Code>
                  </div>
                ))}
              </dd>,
            ])}
          </Facts>
        </PageSection>
      )}
    </Guia>
  );
}
