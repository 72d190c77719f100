import { COLUMNAS_TURNOS } from '@garita/domain/ascensos/columnas';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { useMemo, useRef } from 'react';
import type { Column, RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { PromotionIcon } from '../../components/icons';
import { Tabs } from '../../components/Tabs';
import { personaColumn } from '../columns/personaColumn';
import { FocusFallback } from '../FocusFallback';
import { ScreenBody } from '../ScreenFrame';
import { useRowAct } from '../useRowAct';
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
  onSend,
  onSearch,
}: Pick<AscensosScreenProps, 'turnos' | 'onSend' | 'onSearch'>) {
  // Sends each row only once: the server would refuse a second request before the list is fetched
  // again. After a rejection the row can be sent again.
  const sent = useRef(new WeakSet<Turno>());
  const send = async (turno: Turno) => {
    if (sent.current.has(turno)) return;
    sent.current.add(turno);
    await onSend(turno.id).catch((error) => {
      sent.current.delete(turno);
      throw error;
    });
  };
  const { pending, run } = useRowAct<Turno, 'enviar'>(
    send,
    (texto) => `${ASCENSOS.errorAlEnviar}. ${texto}`,
  );
  const all = turnos.kind === 'ready' ? turnos.data.turnos : NADIE;
  const rows = useMemo(
    () => PARTES.map(({ grupo }) => all.filter((turno) => turno.grupo === grupo)),
    [all],
  );
  const actionsOf = (turno: Turno): RowAction[] => [
    ...(turno.grupo === 'ahora'
      ? [
          {
            id: 'ascender',
            label: 'Ascender',
            isPending: pending.has(turno.id),
            onPress: () => void run(turno, 'enviar'),
          },
        ]
      : []),
    { id: 'ficha', label: 'Ver ficha', onPress: () => onSearch(turno.id) },
  ];
  return (
    <section>
      <h2>A quién le toca</h2>
      <ScreenBody state={turnos}>
        {() => (
          <FocusFallback acts={all.map(({ id, grupo }) => `${id}.${grupo}`).join()} isOpen={false}>
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
