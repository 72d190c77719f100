import { formatInteger } from '@garita/domain/formato/credits';
import { PlainTable } from '../PlainTable';
import { Dato } from './Dato';
import type { CategoriaWire } from './RangosData';

const formatCreditos = (creditos: number): string => `${formatInteger(creditos)} creditos`;

interface Linea {
  readonly concepto: string;
  readonly creditos: number;
}

const columns = [
  { id: 'concepto', header: 'Concepto', cell: ({ concepto }: Linea) => concepto },
  {
    id: 'creditos',
    header: 'Cantidad',
    cell: ({ creditos }: Linea) => formatCreditos(creditos),
    isNumeric: true,
  },
];

/** The tab Paga: the interval between promotions and the pay (RAN-16 to RAN-19). */
export function Paga({
  categoria: { n_categoria, ascenso, paga_nomina, paga_boni },
}: {
  categoria: CategoriaWire;
}) {
  const lineas: readonly Linea[] = [
    { concepto: 'Nómina', creditos: paga_nomina },
    { concepto: 'Bonificación', creditos: paga_boni },
    { concepto: 'Total', creditos: paga_nomina + paga_boni },
  ];
  return (
    <>
      <Dato nombre="Asciende cada">{ascenso}</Dato>
      <PlainTable
        caption={`Paga de ${n_categoria}`}
        columns={columns}
        rows={lineas}
        rowKey={({ concepto }) => concepto}
        isBare
      />
    </>
  );
}
