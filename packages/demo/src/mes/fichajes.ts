import { minutesOf } from '@garita/domain/fichajes/cuenta';
import { localDay } from '@garita/domain/formato/localDay';
import { tryAscenso } from './ascensos';
import { DAY, isActiva, MINUTE, type Mundo, type Persona } from './Mundo';
import { categoriaOf, isAbove, listHolders } from './rangos';
import { handOver, tryOpen } from './tiempos';

/** Clocks a person in. @param hasta the planned clock-out, in ms since 1970 */
export function enter(m: Mundo, persona: Persona, hasta: number): void {
  if (!isActiva(persona) || persona.fichaje) return;
  const [usuario_id, dia] = [persona.fila.id, localDay(m.ahora, m.catalogo.zona)];
  persona.fichaje = m.insert('fichajes', {
    usuario_id,
    dia,
    entrada: m.fecha,
    salida: null,
    descontado: 0,
  });
  persona.sale = hasta;
  m.dentro.add(persona);
  m.note('actionFichar', persona, ['fichaje', persona.fichaje.id], {
    despues: { usuario: usuario_id, dia, entrada: m.fecha },
  });
}

/** A manager subtracts minutes from the record of a person of a lower category. */
function deduct(m: Mundo, persona: Persona, fichaje: NonNullable<Persona['fichaje']>): void {
  const por = m.pick(
    listHolders(m, 'reg').filter((one) => categoriaOf(m, one) >= 10 && isAbove(m, one, persona)),
  );
  if (!por || !isActiva(persona)) return;
  const [entrada, salida] = [fichaje.entrada as Date, fichaje.salida as Date];
  const minutos = minutesOf(
    { entrada: entrada.getTime(), salida: salida.getTime(), descontado: 0 },
    m.ahora,
  );
  const descontado = m.random.pick([5, 10]);
  if (minutos < descontado) return;
  Object.assign(fichaje, { descontado });
  const usuario = persona.fila.id;
  m.note('actionFichar', por, ['fichaje', fichaje.id], {
    antes: { usuario, minutos },
    despues: { usuario, minutos: minutos - descontado },
  });
}

/** Clocks a person out. While a time still needs the person, the clock-out waits. */
export function leave(m: Mundo, persona: Persona): void {
  const { fichaje } = persona;
  const waits = fichaje !== null && handOver(m, persona);
  if (waits) m.later(2, () => leave(m, persona));
  if (!fichaje || waits) return;
  const [usuario, entrada] = [persona.fila.id, (fichaje.entrada as Date).getTime()];
  Object.assign(fichaje, { salida: m.fecha });
  persona.fichaje = null;
  m.dentro.delete(persona);
  const minutos = minutesOf({ entrada, salida: m.ahora, descontado: 0 }, m.ahora);
  m.note('actionFichar', persona, ['fichaje', fichaje.id], {
    despues: { usuario, salida: m.fecha, minutos },
  });
  if (m.random.chance(0.05)) m.later(m.random.between(30, 300), () => deduct(m, persona, fichaje));
}

function work(m: Mundo, persona: Persona, hasta: number): void {
  enter(m, persona, hasta);
  if (!persona.fichaje) return;
  m.later(m.random.between(3, 12), () => tryOpen(m, persona));
  for (let at = m.ahora + 14 * MINUTE; at < hasta; at += 38 * MINUTE)
    m.plan(at, () => tryAscenso(m, persona));
  m.plan(hasta, () => leave(m, persona));
}

/** Plans a person's clock-ins: one or two on most days, none during an absence. */
export function planFichajes(m: Mundo, persona: Persona): void {
  const { random, fin } = m;
  const { papel, fueras } = persona;
  const planTurno = (from: number, to: number) => {
    const isAway = fueras.some(({ desde, hasta }) => from < hasta && to + 180 * MINUTE > desde);
    const isTaken =
      from < m.ahora + 10 * MINUTE ||
      from > fin - 6 * MINUTE ||
      (papel.libre && to > fin - 560 * MINUTE);
    if (!isAway && !isTaken) m.plan(from, () => work(m, persona, to));
  };
  for (let day = Math.ceil((fin - m.ahora) / DAY); day >= 0; day--) {
    if (!random.chance(papel.constancia)) continue;
    const from = fin - day * DAY - (papel.hora - random.between(-45, 45)) * MINUTE;
    const to = from + random.between(70, categoriaOf(m, persona) >= 5 ? 290 : 220) * MINUTE;
    planTurno(from, to);
    const again = to + random.between(25, 80) * MINUTE;
    if (random.chance(0.2)) planTurno(again, again + random.between(40, 110) * MINUTE);
  }
}
