import { readLista, readPorClave } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import { findAludido } from './findAludido';
import { readNewestFirst } from './readNewestFirst';

/** The promotions. One to a mission that has no row here becomes a sentence. */
export function bringAscensos(origen: Origen, traido: Traido): void {
  for (const ascenso of withIds(readNewestFirst(origen, 'ascensos'))) {
    const { id, fecha, nueva } = ascenso;
    const usuario = origen.personaDe(ascenso.nombre_usuario);
    const encargado = origen.personaDe(ascenso.nombre_encargado);
    const mision = origen.misionDe(nueva);
    if (usuario === null || mision === null || fecha === null) {
      const texto = nueva === null ? null : `Ascendió a ${nueva}`;
      traido.frase({ persona: usuario, fuente: 'ascensos', texto, encargado, fecha });
      continue;
    }
    traido.add('ascensos', {
      id,
      usuario_id: usuario,
      encargado_id: encargado,
      mision_anterior_id: null,
      mision_nueva_id: mision,
      fecha,
    });
  }
}

/** The acts on times, as sentences: no old portal says to which time each belongs. */
export function bringTiempos(origen: Origen, traido: Traido): void {
  for (const { motivo, usuario, fecha } of readNewestFirst(origen, 'tiempos')) {
    const persona = origen.personaDe(usuario);
    traido.frase({ persona, fuente: 'tiempos', texto: motivo, fecha });
  }
}

/** The credits that were added or taken by hand, as sentences: the counters contain it already. */
export function bringRequisitos(origen: Origen, traido: Traido): void {
  for (const { motivo, encargadoNombre, fecha } of readNewestFirst(origen, 'requisitos')) {
    const persona = findAludido(origen, motivo, encargadoNombre);
    const encargado = origen.personaDe(encargadoNombre);
    traido.frase({ persona, fuente: 'nomina', texto: motivo, encargado, fecha });
  }
}

/** The work of each person that no roll call and no log tells, as sentences. */
export function bringTrabajos(origen: Origen, traido: Traido): void {
  const { respuestas, zona, personaDe } = origen;
  const personas = readPorClave(respuestas, 'getLogUser', zona).filter(
    ([, { trabajos }]) => trabajos.length > 0,
  );
  if (personas.length === 0) return;
  const told = new Set<string>();
  const tell = (persona: number | null, fecha: string | null) => told.add(`${persona} ${fecha}`);
  for (const { fecha, sumadosNombre } of readLista(respuestas, 'paseListas', zona))
    for (const nombre of (sumadosNombre ?? '').split(/\s*,\s*/)) tell(personaDe(nombre), fecha);
  for (const { usuario, fecha } of readNewestFirst(origen, 'tiempos'))
    tell(personaDe(usuario), fecha);
  for (const { motivo, encargadoNombre, fecha } of readNewestFirst(origen, 'requisitos'))
    tell(findAludido(origen, motivo, encargadoNombre), fecha);
  for (const [clave, { trabajos }] of personas)
    for (const { motivo, cantidad, encargadoNombre, fecha } of trabajos)
      if (motivo !== null && !told.has(`${personaDe(null, Number(clave))} ${fecha}`))
        traido.frase({
          persona: personaDe(null, Number(clave)),
          fuente: 'nomina',
          texto: `${motivo}: ${cantidad ?? 0}`,
          encargado: personaDe(encargadoNombre),
          fecha,
        });
}
