import { COLUMNAS_TURNOS } from '@garita/domain/ascensos/columnas';
import { panoramaAscensos } from '@garita/domain/ascensos/panoramaAscensos';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Column, RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { PromotionIcon } from '../../components/icons';
import { Panorama } from '../../components/Panorama';
import { Tabs } from '../../components/Tabs';
import { space } from '../../theme/tokens';
import { personaColumn } from '../columns/personaColumn';
import { FocusFallback } from '../FocusFallback';
import { readerZone } from '../readerZone';
import { ScreenBody } from '../ScreenFrame';
import type { AscensosScreenProps, Turno } from './AscensosScreenProps';

const usuario = personaColumn<Turno>(({ usuario: nombre }) => nombre, {
  categoria: ({ id_categoria }) => id_categoria,
});
const mision: Column<Turno> = { ...COLUMNAS_TURNOS.mision, card: 'meta' };
/** The change of rank, which a folded card shows. */
const cambio: Column<Turno> = {
  ...mision,
  line: (turno) => [turno.mision, turno.siguiente].filter(Boolean).join(' → '),
};
const siguiente: Column<Turno> = { ...COLUMNAS_TURNOS.siguiente, card: 'meta' };
const desde: Column<Turno> = { ...COLUMNAS_TURNOS.desde, card: 'meta' };
const motivo: Column<Turno> = {
  id: 'motivo',
  header: 'Por qué',
  value: (turno) => turno.motivo,
  card: 'text',
  width: 360,
  line: (turno) => turno.motivo ?? '',
};

interface Parte {
  readonly grupo: Turno['grupo'];
  readonly label: string;
  readonly caption: string;
  readonly columns: readonly Column<Turno>[];
  readonly title: string;
  readonly texto: string;
}

const PARTES: readonly Parte[] = [
  {
    grupo: 'ahora',
    label: 'Ahora',
    caption: 'A quién puedes ascender ahora',
    columns: [usuario, cambio, siguiente, desde],
    title: 'Ahora no le toca a nadie',
    texto: 'Aquí estará quien puedas ascender, en cuanto pase su tiempo.',
  },
  {
    grupo: 'espera',
    label: 'Más adelante',
    caption: 'A quién podrás ascender más adelante',
    columns: [usuario, mision, siguiente, desde, motivo],
    title: 'Nadie espera',
    texto: 'Aquí estará quien aún tenga que esperar o tenga una solicitud por responder.',
  },
  {
    grupo: 'fuera',
    label: 'Fuera de tu alcance',
    caption: 'A quién no puedes ascender',
    columns: [usuario, mision, motivo],
    title: 'Puedes ascender a todo el mundo',
    texto: 'Aquí estaría quien no puedas ascender, y por qué.',
  },
];

const Root = styled.section`
  h2 { margin-bottom: ${space[3]}; }
`;

const PERSONAS = { one: 'persona', many: 'personas' };
const NADIE: readonly Turno[] = [];

/** The people to promote now, by category; people who wait; people out of the viewer's reach. */
export function Turnos({
  turnos,
  cola: { decididas, onDecide, onUndo },
  onSearch,
  now,
}: Pick<AscensosScreenProps, 'turnos' | 'cola' | 'onSearch' | 'now'>) {
  const [last, setLast] = useState<Turno | null>(null);
  const all = turnos.kind === 'ready' ? turnos.data.turnos : NADIE;
  const rows = useMemo(
    () =>
      PARTES.map(({ grupo }) =>
        all.filter((turno) => turno.grupo === grupo && !decididas.has(turno.id)),
      ),
    [all, decididas],
  );
  const actionsOf = (turno: Turno): RowAction[] => [
    ...(turno.grupo === 'ahora'
      ? [
          {
            id: 'proponer',
            label: 'Proponer',
            onPress: () => {
              setLast(turno);
              onDecide(turno, 'proponer');
            },
          },
        ]
      : []),
    { id: 'ficha', label: 'Ver ficha', onPress: () => onSearch(turno.id) },
  ];
  const lastAct = last && {
    key: last.id,
    texto: ASCENSOS.propuesto(last.usuario),
    ...(decididas.has(last.id) && { onUndo }),
  };
  return (
    <Root>
      <h2>A quién le toca</h2>
      <ScreenBody state={turnos}>
        {() => (
          <FocusFallback
            acts={rows.map((part) => part.map(({ id }) => id).join()).join(';')}
            isOpen={false}
          >
            <Panorama
              label="A quién le tocará en los próximos siete días"
              cuadro={panoramaAscensos(all, now(), readerZone())}
            />
            <Tabs
              label="A quién le toca"
              tabs={PARTES.map(({ grupo, label, title, texto, ...table }, index) => ({
                id: grupo,
                label,
                count: rows[index]?.length ?? 0,
                content: (
                  <DataTable
                    {...table}
                    rows={rows[index] ?? NADIE}
                    rowKey={({ id }) => id}
                    rowActions={actionsOf}
                    hasQuickAct={grupo === 'ahora'}
                    hasAvatar
                    empty={
                      <EmptyState icon={<PromotionIcon size={48} />} title={title}>
                        {texto}
                      </EmptyState>
                    }
                    searchLabel="Buscar entre ellos"
                    noun={PERSONAS}
                    {...(grupo === 'ahora' && lastAct && { lastAct })}
                  />
                ),
              }))}
            />
          </FocusFallback>
        )}
      </ScreenBody>
    </Root>
  );
}
