import { COLUMNAS, NOMBRES_COLUMNA } from '@garita/domain/alta/columnas';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Stack } from '../../components/layout';
import { Select, type SelectOption } from '../../components/Select';
import { Switch } from '../../components/Switch';
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
const OPTIONS: readonly SelectOption[] = [...COLUMNAS.map((columna) => ({ id: columna, label: NOMBRES_COLUMNA[columna] })), { id: NADA, label: 'No se usa' }];
/** How many lines of a column show what it holds. */
const SHOWN = 3;

/** What each column of the list holds, guessed and correctable; and what its people are, where no column says it. */
export function Columnas({ lista, misiones }: { lista: Lista; misiones: readonly MisionElegible[] }) {
  const { columnas, conCabecera } = lista.lectura;
  const head = conCabecera ? (lista.lineas[0]?.celdas ?? []) : [];
  const examples = lista.lineas.slice(conCabecera ? 1 : 0, SHOWN + (conCabecera ? 1 : 0));
  const lacksMision = !columnas.includes('mision') && !columnas.includes('categoria');
  return (
    <Card title="Qué es cada columna">
      <Stack>
        <Grid>
          {columnas.map((columna, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
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
              options={misiones.map(({ id, nombre, n_categoria }) => ({ id, label: `${nombre} · ${n_categoria}` }))}
              value={misiones.find(({ nombre }) => nombre === lista.mision)?.id ?? null}
              onChange={(id) => lista.onMision(misiones.find((one) => one.id === id)?.nombre ?? '')}
              description="Ninguna columna dice la misión."
            />
          )}
        </Grid>
        <Switch label="La primera línea es la cabecera" value={conCabecera} onChange={lista.onCabecera} />
      </Stack>
    </Card>
  );
}
