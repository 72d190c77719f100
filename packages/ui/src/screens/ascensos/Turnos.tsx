import { COLUMNAS_TURNOS } from '@garita/domain/ascensos/columnas';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { useMemo, useState } from 'react';
import type { Column, RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { PromotionIcon } from '../../components/icons';
import { Tabs } from '../../components/Tabs';
import { personaColumn } from '../columns/personaColumn';
import { FocusFallback } from '../FocusFallback';
import { ScreenBody } from '../ScreenFrame';
import type { AscensosScreenProps, Turno } from './AscensosScreenProps';

const usuario = personaColumn<Turno>(({ usuario: nombre }) => nombre, {
  categoria: ({ id_categoria }) => id_categoria,
});
const mision: Column<Turno> = { ...COLUMNAS_TURNOS.mision, card: 'meta' };
const siguiente: Column<Turno> = { ...COLUMNAS_TURNOS.siguiente, card: 'meta' };
const desde: Column<Turno> = { ...COLUMNAS_TURNOS.desde, card: 'meta' };
const motivo: Column<Turno> = {
  id: 'motivo',
  header: 'Por qué',
  value: (turno) => turno.motivo,
  card: 'text',
  width: 360,
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
    columns: [usuario, mision, siguiente, desde],
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

const PERSONAS = { one: 'persona', many: 'personas' };
const NADIE: readonly Turno[] = [];

/** The people to promote now, by category; people who wait; people out of the viewer's reach. */
export function Turnos({
  turnos,
  cola: { decididas, onDecide, onUndo },
  onSearch,
}: Pick<AscensosScreenProps, 'turnos' | 'cola' | 'onSearch'>) {
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
    <section>
      <h2>A quién le toca</h2>
      <ScreenBody state={turnos}>
        {() => (
          <FocusFallback
            acts={rows.map((part) => part.map(({ id }) => id).join()).join(';')}
            isOpen={false}
          >
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
    </section>
  );
}
