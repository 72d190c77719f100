import { shorten } from '@garita/domain/formato/shorten';
import { campoDe } from '@garita/domain/mudanza/filas';
import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';

/** From which category a person needs a signature, if the old portal does not say. */
const FIRMA_DESDE = 5;
const NOMBRE_LENGTH = 100;
const SIGLAS_LENGTH = 10;

/** The settings of our own portals that have the same shape stored as answered. */
function readAjustes(raw: unknown): Record<string, unknown> {
  const [moneda, enlaces] = [campoDe(raw, 'moneda'), campoDe(raw, 'enlaces')];
  const cara = ['lema', 'color', 'cartel', 'bloques'].map((name) => [name, campoDe(raw, name)]);
  return {
    ...(moneda !== undefined && { moneda }),
    ...(enlaces !== undefined && { enlaces }),
    cara: Object.fromEntries(cara.filter(([, value]) => value !== undefined)),
  };
}

export function bringAgencia({ respuestas, zona, corte }: Origen, traido: Traido): void {
  const said = readLista(respuestas, 'configuracion', zona);
  const siglas = shorten(said?.siglas ?? '—', SIGLAS_LENGTH);
  traido.add('agencia', {
    id: 1,
    nombre: shorten(said?.nombre ?? siglas, NOMBRE_LENGTH),
    siglas,
    firma_desde: Math.max(1, said?.firma_desde ?? FIRMA_DESDE),
    zona: said?.zona ?? zona,
    ajustes: readAjustes(respuestas['listas/configuracion.json']),
    creada_en: corte,
  });
}
