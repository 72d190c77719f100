import { isActiva, type Mundo, type Persona } from './Mundo';
import { categoriaOf, isAbove, misionOf, moveTo } from './rangos';

function demote(m: Mundo, persona: Persona, por: Persona, perdidas: number, motivo: string): void {
  const antes = misionOf(m, persona);
  const moved = moveTo(m, persona, persona.peldano - perdidas, por);
  const { id } = m.insert('degrados', {
    usuario_id: persona.fila.id,
    encargado_id: por.fila.id,
    motivo,
    ...moved,
    fecha: m.fecha,
  });
  const despues = { mision: misionOf(m, persona).nombre, degrado: id, motivo };
  m.note('actionDegrado', por, ['usuario', persona.fila.id], {
    antes: { mision: antes.nombre },
    despues,
  });
}

/**
 * Plans the demotions. A demoted person is clocked out and can be promoted again. The demotion of
 * `degradada` comes last.
 */
export function planDegrados(m: Mundo): void {
  for (const [hace, perdidas, motivo, por] of m.guion.degrados)
    m.before(hace, () => {
      const encargado = m.find(por);
      if (!encargado || !isActiva(encargado)) return;
      const isMeant = (one: Persona) =>
        isActiva(one) &&
        !one.papel.tope &&
        !one.papel.libre &&
        !one.fichaje &&
        isAbove(m, encargado, one);
      const persona = m.pick(
        m.gente.filter(
          (one) =>
            isMeant(one) &&
            categoriaOf(m, one) >= 3 &&
            categoriaOf(m, one) <= 7 &&
            one.peldano > perdidas,
        ),
      );
      if (persona) demote(m, persona, encargado, perdidas, motivo);
    });
  m.before(0.21, () => {
    const [agente, gerente] = [m.find(m.guion.oficios.degradada), m.find(m.guion.oficios.gerente)];
    const peldano = m.catalogo.escala.findIndex(({ nombre }) => nombre === m.guion.ultimoDegrado);
    if (agente && gerente && agente.peldano > peldano)
      demote(
        m,
        agente,
        gerente,
        agente.peldano - peldano,
        'No respondió en tres pases de lista seguidos.',
      );
  });
}
