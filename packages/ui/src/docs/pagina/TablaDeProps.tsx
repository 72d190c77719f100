import styled from 'styled-components';
import { PlainTable } from '../../screens/PlainTable';
import { Code } from '../Guia';
import type { PropDoc } from './PropDocs';

// Names do not wrap; types may wrap between alternatives.
const Name = styled(Code)`white-space: nowrap;`;

const COLUMNS = [
  {
    id: 'nombre',
    header: 'Propiedad',
    cell: ({ name, isRequired }: PropDoc) => <Name>{isRequired ? `${name} *` : name}</Name>,
  },
  { id: 'tipo', header: 'Tipo', cell: ({ type }: PropDoc) => <Code>{type}</Code> },
  {
    id: 'defecto',
    header: 'Por defecto',
    cell: ({ defaultValue }: PropDoc) =>
      defaultValue === undefined ? '–' : <Name>{defaultValue}</Name>,
  },
  {
    id: 'que',
    header: 'Qué es (del código, en inglés)',
    isWide: true,
    // The descriptions are quoted from the source, so that they cannot differ from it.
    cell: ({ description }: PropDoc) => <span lang="en">{description}</span>,
  },
];

interface TablaDePropsProps {
  component: string;
  rows: readonly PropDoc[];
}

/** The properties of a component. */
export const TablaDeProps = ({ component, rows }: TablaDePropsProps) => (
  <PlainTable
    caption={`Propiedades de ${component}`}
    stacks
    columns={COLUMNS}
    rows={rows}
    rowKey={({ name }) => name}
  />
);
