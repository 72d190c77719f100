import { foldCase } from '@garita/domain/formato/foldCase';
import { leerLista, leerPorClave, leerRegistro } from '@garita/domain/mudanza/carpeta';
import { conIds } from '../conIds';
import { leerCambio } from '../nombres';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';

/** The promotions. One to a mission that has no row here becomes a sentence. */
export function traerAscensos(origen: Origen, traido: Traido): void {
  for (const ascenso of conIds(leerRegistro(origen.carpeta, 'ascensos', origen.zona))) {
    const { id, fecha, nueva } = ascenso;
    const usuario = origen.personaDe(ascenso.nombre_usuario);
    const encargado = origen.personaDe(ascenso.nombre_encargado);
    const mision = origen.misionDe(nueva);
    if (usuario === null || mision === null || fecha === null)
      traido.frase({
        persona: usuario,
        fuente: 'ascensos',
        texto: nueva === null ? null : `Ascendió a ${nueva}`,
        encargado,
        fecha,
      });
    else
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
export function traerTiempos({ carpeta, zona, personaDe }: Origen, traido: Traido): void {
  for (const { motivo, usuario, fecha } of leerRegistro(carpeta, 'tiempos', zona))
    traido.frase({ persona: personaDe(usuario), fuente: 'tiempos', texto: motivo, fecha });
}

/** The first person whom a sentence names, but not its author. */
const aludido = (
  { personaDe }: Origen,
  texto: string | null,
  autor: string | null,
): number | null => {
  for (const word of (texto ?? '').split(/[\s,;:()«»"]+/)) {
    const id = word === '' || foldCase(word) === foldCase(autor ?? '') ? null : personaDe(word);
    if (id !== null) return id;
  }
  return personaDe(autor) !== null && (texto ?? '').includes(autor ?? '') ? personaDe(autor) : null;
};

export function traerNombres(origen: Origen, traido: Traido): void {
  for (const { id, motivo, encargadoNombre, fecha } of conIds(
    leerRegistro(origen.carpeta, 'nombres', origen.zona),
  )) {
    const cambio = leerCambio(motivo);
    const usuario = cambio
      ? origen.personaDe(cambio.nuevo)
      : aludido(origen, motivo, encargadoNombre);
    const encargado = origen.personaDe(encargadoNombre);
    if (cambio === null || usuario === null || encargado === null || fecha === null)
      traido.frase({ persona: usuario, fuente: 'nombres', texto: motivo, encargado, fecha });
    else
      traido.add('cambios_nombre', {
        id,
        usuario_id: usuario,
        encargado_id: encargado,
        ...cambio,
        anterior_plegado: foldCase(cambio.anterior),
        fecha,
      });
  }
}

/** `REGISTROS.rango` */
const RANGO = /^(\S+) pasa de (.+) a (.+?)(?: \((.+)\))?$/;

export function traerRangos(origen: Origen, traido: Traido): void {
  for (const { id, motivo, encargadoNombre, fecha } of conIds(
    leerRegistro(origen.carpeta, 'rangos', origen.zona),
  )) {
    const [, nombre, de, a, porque] = RANGO.exec(motivo ?? '') ?? [];
    const usuario = origen.personaDe(nombre ?? null) ?? aludido(origen, motivo, encargadoNombre);
    const encargado = origen.personaDe(encargadoNombre);
    const [anterior, nueva] = [origen.misionDe(de ?? null), origen.misionDe(a ?? null)];
    if (
      usuario === null ||
      encargado === null ||
      anterior === null ||
      nueva === null ||
      anterior === nueva ||
      fecha === null
    )
      traido.frase({ persona: usuario, fuente: 'usuarios', texto: motivo, encargado, fecha });
    else
      traido.add('cambios_rango', {
        id,
        usuario_id: usuario,
        encargado_id: encargado,
        mision_anterior_id: anterior,
        mision_nueva_id: nueva,
        fecha,
        motivo: porque ?? null,
      });
  }
}

/** What was added or taken by hand, as sentences: the counters contain it already. */
export function traerRequisitos(origen: Origen, traido: Traido): void {
  for (const { motivo, encargadoNombre, fecha } of leerRegistro(
    origen.carpeta,
    'requisitos',
    origen.zona,
  ))
    traido.frase({
      persona: aludido(origen, motivo, encargadoNombre),
      fuente: 'nomina',
      texto: motivo,
      encargado: origen.personaDe(encargadoNombre),
      fecha,
    });
}

/** The work of each person that no roll call and no log tells, as sentences. */
export function traerTrabajos({ carpeta, zona, personaDe }: Origen, traido: Traido): void {
  const told = new Set(
    [
      ...leerLista(carpeta, 'paseListas', zona),
      ...leerRegistro(carpeta, 'tiempos', zona),
      ...leerRegistro(carpeta, 'requisitos', zona),
    ].map(({ fecha }) => fecha),
  );
  for (const [clave, { trabajos }] of leerPorClave(carpeta, 'getLogUser', zona))
    for (const { motivo, cantidad, encargadoNombre, fecha } of trabajos)
      if (motivo !== null && !told.has(fecha))
        traido.frase({
          persona: personaDe(null, Number(clave)),
          fuente: 'nomina',
          texto: `${motivo}: ${cantidad ?? 0}`,
          encargado: personaDe(encargadoNombre),
          fecha,
        });
}
