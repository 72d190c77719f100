import entradas from 'virtual:entradas';
import { Canvas, Controls, DocsContext, Source } from '@storybook/addon-docs/blocks';
import { Fragment, use } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../../theme/tokens';
import { Code, Guia, Small } from '../Guia';
import { hasControls } from '../safeControls';
import type { ComponentDocs } from './ComponentDocs';
import { PageSection } from './PageSection';
import { Parejas } from './Parejas';
import { TablaDeProps } from './TablaDeProps';
import { withImports } from './withImports';

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space[5]};
  ul { display: grid; gap: ${space[2]}; margin: ${space[2]} 0 0; padding-left: 1.2em; text-wrap: pretty; }
`;
const Parts = styled.dl`
  display: grid;
  grid-template-columns: minmax(140px, 240px) minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  margin: 0;
  dt { font-weight: 700; }
  dd { margin: 0; color: ${color.tinta2}; }
  ${media.compact} { grid-template-columns: minmax(0, 1fr); gap: ${space[1]}; dd { margin-bottom: ${space[3]}; } }
`;

const Pairs = ({ pairs }: { pairs: readonly (readonly [string, string])[] }) => (
  <Parts>
    {pairs.map(([name, what]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{what}</dd>
      </Fragment>
    ))}
  </Parts>
);

const Items = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

/**
 * The page of a component: purpose, use, anatomy, keyboard, dos and don'ts, properties and code.
 */
export function PaginaDeComponente({ docs }: { docs: ComponentDocs }) {
  const [first] = use(DocsContext).componentStories();
  return (
    <Guia
      headClass="sb-unstyled"
      title={docs.nombre}
      lead={
        <>
          {docs.para} <Code>{docs.codigo}</Code>
          <Small>
            {docs.aPrueba
              ? `A prueba: ${docs.aPrueba}`
              : 'Estable: un cambio de sus propiedades se anuncia en Novedades.'}
          </Small>
        </>
      }
    >
      {first && (
        <PageSection
          title="Pruébalo"
          block={
            <>
              <Canvas of={first.moduleExport} sourceState="none" />
              {hasControls(first.argTypes) && <Controls of={first.moduleExport} />}
            </>
          }
        />
      )}
      <PageSection title="Cuándo">
        <Lists>
          <Items title="Úsalo" items={docs.usar} />
          <Items title="Mejor otra cosa" items={docs.evitar} />
        </Lists>
      </PageSection>
      <PageSection title="Sí y no">
        <Parejas docs={docs} />
      </PageSection>
      <PageSection title="Partes">
        <Pairs pairs={docs.anatomia} />
      </PageSection>
      {docs.teclado.length > 0 && (
        <PageSection title="Teclado y lector de pantalla">
          <Pairs pairs={docs.teclado} />
        </PageSection>
      )}
      <PageSection
        title="Código"
        block={<Source code={withImports(docs.ejemplo, entradas)} language="tsx" />}
      />
      {Object.entries(docs.props)
        .filter(([, rows]) => rows.length > 0)
        .map(([component, rows]) => (
          <PageSection
            key={component}
            title={component === docs.codigo ? 'Propiedades' : `Propiedades de ${component}`}
          >
            <TablaDeProps component={component} rows={rows} />
          </PageSection>
        ))}
    </Guia>
  );
}
