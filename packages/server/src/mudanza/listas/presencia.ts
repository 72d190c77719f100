import { minutesOf } from '@garita/domain/fichajes/cuenta';
import { parseDay } from '@garita/domain/formato/days';
import { localDay } from '@garita/domain/formato/localDay';
import { momentOf } from '@garita/domain/formato/zona';
import { leerLista, leerRegistro } from '@garita/domain/mudanza/carpeta';
import { conIds } from '../conIds';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { motivoOf } from './sanciones';

/** The clock-ins. A person has one open clock-in: the newest; an older one had no exit to tell. */
export function traerFichajes(origen: Origen, traido: Traido): void {
  const inside = new Set<number>();
  for (const fichaje of conIds(leerRegistro(origen.carpeta, 'fichajes', origen.zona))) {
    const { id, entrada, salida, min } = fichaje;
    const usuario = origen.personaDe(fichaje.nombreUsuario, fichaje.usuario);
    if (usuario === null || entrada === null || (salida === null && inside.has(usuario))) {
      traido.quedan++;
      continue;
    }
    if (salida === null) inside.add(usuario);
    const whole = minutesOf(
      { entrada: Date.parse(entrada), salida: Date.parse(salida ?? entrada), descontado: 0 },
      0,
    );
    traido.add('fichajes', {
      id,
      usuario_id: usuario,
      dia: fichaje.dia ?? localDay(Date.parse(entrada), origen.zona),
      entrada,
      salida,
      descontado: salida === null || min === null ? 0 : Math.max(0, whole - min),
    });
  }
}

const ESTADOS = ['en_espera', 'aceptada', 'cancelada'] as const;

/**
 * The absences. Where the old portal does not say when one was asked for, it is the latest possible
 * moment: its first day, and before those asked for later.
 */
export function traerAusencias(origen: Origen, traido: Traido): void {
  const waiting = new Set<number>();
  let later = origen.corte;
  for (const ausencia of conIds(leerLista(origen.carpeta, 'getAusencias', origen.zona))) {
    const { id, inicio, final, motivo } = ausencia;
    const usuario = origen.personaDe(ausencia.usuarioNombre, ausencia.usuario);
    const estado = ESTADOS[ausencia.estado ?? 0];
    const first = inicio === null ? null : parseDay(inicio);
    const waits = estado === 'en_espera';
    if (
      usuario === null ||
      estado === undefined ||
      first === null ||
      inicio === null ||
      final === null ||
      inicio > final ||
      (waits && waiting.has(usuario))
    ) {
      const texto = `Ausencia del ${inicio ?? '—'} al ${final ?? '—'}: ${motivoOf(motivo)}`;
      traido.frase({
        persona: usuario,
        fuente: 'ausencias',
        texto,
        fecha:
          ausencia.fecha ??
          (first === null ? null : new Date(momentOf(first, origen.zona)).toISOString()),
      });
      continue;
    }
    if (waits) waiting.add(usuario);
    const begin = new Date(momentOf(first, origen.zona)).toISOString();
    const latest = [begin, later].toSorted()[0] as string;
    const creada = ausencia.fecha ?? latest;
    later = [creada, later].toSorted()[0] as string;
    traido.add('ausencias', {
      id,
      usuario_id: usuario,
      motivo: motivo ?? '—',
      inicio,
      final,
      estado,
      creada_en: creada,
      decidida_en: waits ? null : creada,
      encargado_id: waits ? null : origen.personaDe(ausencia.encargadoNombre),
      terminada_en: ausencia.terminada && estado === 'aceptada' ? creada : null,
    });
  }
}

const LISTAS = [
  ['pausadosNombre', 'pausado'],
  ['sumadosNombre', 'sumado'],
  ['fuerabaseNombre', 'fuerabase'],
] as const;

/** The roll calls. One without a date has no place here. */
export function traerPases(origen: Origen, traido: Traido): void {
  for (const pase of conIds(leerLista(origen.carpeta, 'paseListas', origen.zona))) {
    const encargado = origen.personaDe(pase.encargadoNombre);
    const queda = origen.personaDe(pase.queda);
    if (encargado === null || queda === null || pase.fecha === null) {
      traido.quedan++;
      continue;
    }
    traido.add('paselistas', {
      id: pase.id,
      encargado_id: encargado,
      queda_id: queda,
      fecha: pase.fecha,
    });
    const called = new Set<number>();
    for (const [campo, resultado] of LISTAS)
      for (const nombre of (pase[campo] ?? '').split(/\s*,\s*/).filter(Boolean)) {
        const usuario = origen.personaDe(nombre);
        if (usuario === null || called.has(usuario)) continue;
        called.add(usuario);
        traido.add('paselista_personas', {
          paselista_id: pase.id,
          usuario_id: usuario,
          tiempo_id: null,
          resultado,
        });
      }
  }
}
