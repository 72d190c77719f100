import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './DataTable';
import { useSelection } from './selection/useSelection';

interface Fila {
  id: number;
  nombre: string;
}
const keyOf = ({ id }: Fila) => id;

function Lista({ rows }: { rows: readonly Fila[] }) {
  const selection = useSelection<Fila>({ keyOf, mayPick: () => true, actsOf: () => [] });
  return (
    <DataTable<Fila>
      caption="Dentro"
      columns={[
        { id: 'nombre', header: 'Nombre', value: ({ nombre }) => nombre },
        { id: 'minutos', header: 'Minutos', kind: 'minutes', value: () => 61, runs: true },
      ]}
      rows={rows}
      rowKey={keyOf}
      empty={null}
      selection={selection}
    />
  );
}

const many = Array.from({ length: 300 }, (_, id) => ({ id, nombre: `Ñoño_${id}` }));

test('a list with a selection and a running value is rendered on a server', () => {
  const html = renderToString(<Lista rows={many.slice(0, 1)} />);
  expect(html).toContain('Ñoño_0');
  expect(html).toContain('1h\u00a01m');
});

test('of a long list a server renders the rows of a usual window', () => {
  const names = renderToString(<Lista rows={many} />).match(/Ñoño_\d+/g) ?? [];
  expect(new Set(names).size).toBeGreaterThan(15);
  expect(new Set(names).size).toBeLessThan(60);
});
