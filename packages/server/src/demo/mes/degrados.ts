import { isActiva, type Mundo, type Persona } from './Mundo';
import { categoriaOf, isAbove, misionOf, moveTo } from './rangos';

/** How many days ago somebody lost how many missions, why, and by whom. */
const GUIONES: readonly (readonly [hace: number, perdidas: number, motivo: string, por: 'Gerente' | 'Fundadora' | 'Sra.Quintana'])[] = [
  [27.3, 1, 'Ausencia sin avisar', 'Gerente'],
  [24.6, 2, 'Falta grave (M.G): ascendió a dos personas sin examen.', 'Gerente'],
  [22.1, 1, 'A petición propia: no tiene tiempo para más.', 'Fundadora'],
  [19.4, 1, 'No respondió en tres pases de lista seguidos.', 'Sra.Quintana'],
  [17.2, 3, 'Abandonó la puerta norte en plena noche y dejó la barrera levantada; es la segunda vez este mes.', 'Gerente'],
  [14.5, 1, 'Ausencia sin avisar', 'Gerente'],
  [12.8, 1, 'Dejó pasar a quien estaba en la lista negra.', 'Sra.Quintana'],
  [10.3, 2, 'Falta grave (M.G): repartió ascensos entre amistades.', 'Fundadora'],
  [5.7, 1, 'No respondió en tres pases de lista seguidos.', 'Gerente'],
  [3.6, 1, 'Ausencia sin avisar', 'Sra.Quintana'],
  [1.9, 1, 'A petición propia: exámenes.', 'Gerente'],
];

function demote(m: Mundo, persona: Persona, por: Persona, perdidas: number, motivo: string): void {
  const antes = misionOf(m, persona);
  const moved = moveTo(m, persona, persona.peldano - perdidas, por);
  const { id } = m.insert('degrados', { usuario_id: persona.fila.id, encargado_id: por.fila.id, motivo, ...moved, fecha: m.fecha });
  const despues = { mision: misionOf(m, persona).nombre, degrado: id, motivo };
  m.note('actionDegrado', por, ['usuario', persona.fila.id], { antes: { mision: antes.nombre }, despues });
}

/** Plans the demotions: of people of the middle ranks who are not there at that moment, who earn their mission again; the last one is Agente's. */
export function planDegrados(m: Mundo): void {
  for (const [hace, perdidas, motivo, por] of GUIONES)
    m.before(hace, () => {
      const encargado = m.find(por);
      if (!encargado || !isActiva(encargado)) return;
      const isMeant = (one: Persona) => isActiva(one) && !one.papel.tope && !one.papel.libre && !one.fichaje && isAbove(m, encargado, one);
      const persona = m.pick(m.gente.filter((one) => isMeant(one) && categoriaOf(m, one) >= 3 && categoriaOf(m, one) <= 7 && one.peldano > perdidas));
      if (persona) demote(m, persona, encargado, perdidas, motivo);
    });
  m.before(0.21, () => {
    const [agente, gerente] = [m.find('Agente'), m.find('Gerente')];
    const peldano = m.catalogo.escala.findIndex(({ nombre }) => nombre === 'Agente I');
    if (agente && gerente && agente.peldano > peldano) demote(m, agente, gerente, agente.peldano - peldano, 'No respondió en tres pases de lista seguidos.');
  });
}
