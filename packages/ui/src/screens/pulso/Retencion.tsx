import { formatInteger } from '@garita/domain/formato/credits';
import { formatMes } from '@garita/domain/formato/mes';
import { porcentajeDe } from '@garita/domain/pulso/reparto';
import { Quiet } from '../../components/layout';
import { Grafico } from './Grafico';
import { Mapa } from './Mapa';
import type { ParteProps } from './PulsoScreenProps';

/** For each month, the share of its new people who have stayed. */
export function Retencion({ pulso: { retencion } }: ParteProps) {
  const entraron = retencion.reduce((sum, one) => sum + one.entraron, 0);
  const quedan = retencion.reduce((sum, one) => sum + (one.quedan.at(-1) ?? 0), 0);
  const length = Math.max(0, ...retencion.map((one) => one.quedan.length));
  const rows = retencion.map((one) => ({
    ...one,
    parts: one.quedan.map((left) => porcentajeDe(left, one.entraron)),
  }));
  const meses = Array.from({ length }, (_, month) => month);
  return (
    <Grafico
      title="Quién se queda"
      {...(entraron > 0 && {
        cifra: [
          `${porcentajeDe(quedan, entraron)} %`,
          'de quienes entraron en los últimos doce meses sigue aquí',
        ] as const,
      })}
      frase={
        entraron === 0
          ? 'En los últimos doce meses no ha entrado nadie.'
          : 'Cada fila es un mes de entrada; hacia la derecha, la parte que seguía al acabar ese mes y cada uno de los siguientes.'
      }
      tabla={{
        columnas: [
          'Mes de entrada',
          'Entraron',
          ...meses.map((month) => (month === 0 ? 'Ese mes (%)' : `+${month} (%)`)),
        ],
        filas: rows.map(({ mes, entraron: came, parts }) => [
          formatMes(mes),
          came,
          ...meses.map((month) => parts[month] ?? null),
        ]),
        format: formatInteger,
      }}
      csv="pulso-retencion"
    >
      {entraron > 0 && (
        <Mapa
          columns={meses.map((month) =>
            month === 0 ? 'Entrada' : month % 3 === 0 ? `+${month}` : '',
          )}
          rows={rows.map(({ mes, parts }) => ({
            label: formatMes(mes).replace(/^(...)\S* de /, '$1 '),
            end: `${parts.at(-1) ?? 0} %`,
            cells: meses.map((month) => parts[month] ?? null),
          }))}
          most={100}
          ends={['Nadie', 'Todos']}
        />
      )}
      {entraron > 0 && <Quiet $small>Quien salió y volvió cuenta como que sigue.</Quiet>}
    </Grafico>
  );
}
