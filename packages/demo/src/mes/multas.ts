import { isAway } from './ausencias';
import { DAY, isActiva, type Mundo, type Persona } from './Mundo';
import { isAbove, listHolders } from './rangos';

/** The latest fines, in hours before the present. They are not collected. */
const RECIENTES = [6.5, 9, 20, 31];

/** Fines a person. The fine is collected by hand some days later, or by the next pay. */
function fine(
  m: Mundo,
  persona: Persona,
  por: Persona,
  [motivo, creditos]: readonly [string, number],
  place: number,
): void {
  const [usuario, encargado_id] = [persona.fila.id, por.fila.id];
  const state = {
    cobrada_en: null,
    cobrada_por: null,
    pago_id: null,
    anulado_en: null,
    anulado_por: null,
  };
  const multa = m.insert('multas', {
    usuario_id: usuario,
    encargado_id,
    motivo,
    creditos,
    fecha: m.fecha,
    ...state,
  });
  m.note('sendMulta', por, ['multa', multa.id], { despues: { usuario, motivo, creditos } });
  const stands = () => isActiva(por) && isActiva(persona) && !multa.cobrada_en && !multa.anulado_en;
  if (place % 4 === 1 && creditos > 0)
    m.later(m.random.between(900, 2600), () => {
      if (!stands()) return;
      Object.assign(multa, { cobrada_en: m.fecha, cobrada_por: encargado_id });
      m.note('actionMulta', por, ['multa', multa.id], {
        antes: { usuario, cobrado: 0 },
        despues: { usuario, cobrado: 1 },
      });
    });
  if (place % 11 === 8)
    m.later(50, () => {
      if (!stands()) return;
      Object.assign(multa, { anulado_en: m.fecha, anulado_por: encargado_id });
      m.note('deleteMulta', por, ['multa', multa.id], {
        antes: { usuario, motivo, creditos, cobrado: 0 },
      });
    });
}

/** Fines a person who was seen in the last two days. */
function fineSomebody(m: Mundo, place: number): void {
  const { multas, oficios } = m.guion;
  const { supervisora, gerente, duenia } = oficios;
  const por = m.pick(
    listHolders(m, 'mul').filter(
      ({ papel }) => [supervisora, gerente, duenia].includes(papel.usuario) || place % 3 === 2,
    ),
  );
  const wasThere = (one: Persona) =>
    one.papel.constancia > 0 &&
    (one.fila.ultima_vez as Date).getTime() > m.ahora - 2 * DAY &&
    !isAway(m, one);
  const persona =
    por && m.pick(m.gente.filter((one) => isActiva(one) && isAbove(m, por, one) && wasThere(one)));
  if (persona && !isAway(m, por))
    fine(m, persona, por, multas[place % multas.length] as (typeof multas)[number], place);
}

/** Fines two people before a payment, so that one gets a part of the pay and the other nothing. */
export function finePayable(
  m: Mundo,
  filas: readonly { readonly persona: Persona; readonly monto: number }[],
): void {
  const por = m.find(m.guion.oficios.supervisora);
  const below = filas.filter(
    ({ persona }) => por && isActiva(persona) && isAbove(m, por, persona) && !isAway(m, persona),
  );
  const [some, all] = [
    below.find(({ monto }) => monto > 5),
    below.findLast(({ monto }) => monto <= 15),
  ];
  if (por && some) fine(m, some.persona, por, ['Llegó tarde al relevo', 5], 0);
  if (por && all && all !== some) fine(m, all.persona, por, ['Dejó la puerta sin relevo', 15], 0);
}

export function planMultas(m: Mundo): void {
  for (let place = 0; place < 24; place++)
    m.before(36 - place * 1.45 - m.random.next(), () => fineSomebody(m, place));
  for (const [place, hours] of RECIENTES.entries())
    m.before(hours / 24, () => fineSomebody(m, 3 * place));
}
