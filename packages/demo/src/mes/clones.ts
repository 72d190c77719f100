import { isActiva, type Mundo, type Persona } from './Mundo';

/** The stored hash of a home's address. No real hash has this form. */
const addressOf = (casa: number): string => `demo${casa}`.padEnd(43, '0');

function addDireccion(m: Mundo, { fila }: Persona, casa: number): void {
  const direccion_hash = addressOf(casa);
  const coinciden = m
    .of('direcciones')
    .flatMap((one) => (one.direccion_hash === direccion_hash ? [one.usuario_id] : []));
  m.add('direcciones', {
    usuario_id: fila.id,
    direccion_hash,
    primera_vez: m.fecha,
    ultima_vez: m.fecha,
  });
  const isNew = !m.of('clones_registro').some(({ usuario_id }) => usuario_id === fila.id);
  if (coinciden.length > 0 && isNew)
    m.insert('clones_registro', {
      fecha: m.fecha,
      nombre: fila.usuario,
      usuario_id: fila.id,
      coinciden,
    });
}

/** Records the address of a person who registers, if other people share that address. */
export function noteDireccion(m: Mundo, persona: Persona): void {
  const casa = m.guion.casas.findIndex((gente) => gente.includes(persona.papel.usuario));
  if (casa !== -1) addDireccion(m, persona, casa);
  if (persona.papel.usuario === m.guion.visita) m.later(2000, () => addDireccion(m, persona, 0));
}

/** Plans a refused registration, and the permissions to share an address. */
export function planClones(m: Mundo): void {
  m.before(2.9, () => {
    const ids = m
      .of('direcciones')
      .flatMap((one) => (one.direccion_hash === addressOf(3) ? [one.usuario_id] : []));
    if (ids.length > 0)
      m.insert('clones_registro', {
        fecha: m.fecha,
        nombre: 'OtraVezYo',
        usuario_id: null,
        coinciden: ids,
      });
  });
  for (const [place, usuario] of m.guion.permitidos.entries())
    m.before(0.3 - place / 100, () => {
      const [por, persona] = [m.find(m.guion.oficios.duenia), m.find(usuario)];
      if (!por || !persona || !isActiva(persona)) return;
      m.insert('clones_permitidos', {
        usuario_id: persona.fila.id,
        encargado_id: por.fila.id,
        fecha: m.fecha,
      });
      m.note('actionWhite', por, ['usuario', persona.fila.id], {
        antes: { permitido: false },
        despues: { permitido: true },
      });
    });
}

/** Records that each person used their last address until their last visit. */
export function touchDirecciones(m: Mundo): void {
  for (const persona of m.gente)
    Object.assign(
      m.of('direcciones').findLast(({ usuario_id }) => usuario_id === persona.fila.id) ?? {},
      { ultima_vez: persona.fila.ultima_vez },
    );
}
