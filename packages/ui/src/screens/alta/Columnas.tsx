import {
  COLUMNAS,
  type ColumnaSobrante,
  headOf,
  listSobrantes,
  NOMBRES_COLUMNA,
} from '@garita/domain/alta/columnas';
import { describeLinea } from '@garita/domain/alta/lineasFuera';
import { contar } from '@garita/domain/formato/contar';
import { toLegible } from '@garita/domain/formato/toLegible';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Stack } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { Select, type SelectOption } from '../../components/Select';
import { color, space, text } from '../../theme/tokens';
import type { MisionElegible } from './TraerGenteScreenProps';
import type { Lista } from './useLista';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr));
  gap: ${space[4]};
`;
const Examples = styled.p`
  margin-top: ${space[1]};
  overflow: hidden;
  color: ${color.tinta2};
  font-size: ${text[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const NADA = 'nada';
const OPTIONS: readonly SelectOption[] = [
  ...COLUMNAS.map((columna) => ({ id: columna, label: NOMBRES_COLUMNA[columna] })),
  { id: NADA, label: 'No se usa' },
];
const SHOWN = 3;
/** How many of the first lines are offered as the header row. */
const HEADS = 10;

/** Warns that the content of unused columns is not saved, and names these columns. */
function describeSobrantes(sobrantes: readonly ColumnaSobrante[]): string {
  const named = sobrantes.map(
    ({ at, nombre, lineas }) =>
      `«${nombre || `Columna ${at + 1}`}» (${contar(lineas, 'línea', 'líneas')})`,
  );
  return `${named.length === 1 ? 'Una columna no se usa, y lo que dice no se guarda' : `${named.length} columnas no se usan, y lo que dicen no se guarda`}: ${named.join(', ')}.`;
}

/**
 * Lets the user correct the guessed content of each column, and choose one mission for all people
 * if no column has it.
 */
export function Columnas({
  lista,
  misiones,
}: {
  lista: Lista;
  misiones: readonly MisionElegible[];
}) {
  const { columnas, cabecera } = lista.lectura;
  const head = headOf(lista.lineas, lista.lectura);
  const examples = lista.lineas
    .slice(cabecera)
    .filter((linea) => !lista.fuera.includes(linea))
    .slice(0, SHOWN);
  const sobrantes = listSobrantes(lista.lineas, lista.lectura);
  const lacksMision = !columnas.includes('mision') && !columnas.includes('categoria');
  return (
    <Card title="Qué es cada columna">
      <Stack>
        <Grid>
          {columnas.map((columna, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its place.
            <div key={at}>
              <Select
                label={head[at]?.trim() || `Columna ${at + 1}`}
                options={OPTIONS}
                value={columna ?? NADA}
                onChange={(id) => lista.onColumna(at, COLUMNAS.find((one) => one === id) ?? null)}
              />
              <Examples translate="no">
                {examples
                  .map(({ celdas }) => celdas[at]?.trim())
                  .filter(Boolean)
                  .join(' · ') || 'Vacía'}
              </Examples>
            </div>
          ))}
          {lacksMision && (
            <Select
              label="Misión de todas"
              options={misiones.map(({ id, nombre, n_categoria }) => ({
                id,
                label: [nombre, n_categoria].map(toLegible).join(' · '),
              }))}
              value={misiones.find(({ nombre }) => nombre === lista.mision)?.id ?? null}
              onChange={(id) => lista.onMision(misiones.find((one) => one.id === id)?.nombre ?? '')}
              description="Ninguna columna dice la misión."
            />
          )}
        </Grid>
        <Select
          label="Cabecera"
          options={[
            { id: 0, label: 'No tiene: la primera línea ya es una persona' },
            ...lista.lineas.slice(0, HEADS).map((linea, at) => ({
              id: at + 1,
              label: `Línea ${linea.numero}: ${describeLinea(linea)}`,
            })),
          ]}
          value={cabecera}
          onChange={(id) => lista.onCabecera(Number(id))}
          {...(cabecera > 1 && {
            description: `Lo que hay encima no se lee: ${lista.lineas
              .slice(0, cabecera - 1)
              .map(describeLinea)
              .join(' / ')}`,
          })}
        />
        {sobrantes.length > 0 && <Notice tone="caution">{describeSobrantes(sobrantes)}</Notice>}
      </Stack>
    </Card>
  );
}
