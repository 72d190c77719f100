import { waitOf } from '@garita/domain/ascensos/tiempoAscenso';
import { foldCase } from '@garita/domain/formato/foldCase';
import { listOlvidadas } from '@garita/domain/mudanza/listOlvidadas';
import { listPersonas, type PersonaVieja } from '@garita/domain/mudanza/listPersonas';
import type { Respuestas } from '@garita/domain/mudanza/respuestas';
import { must } from '@garita/domain/must';
import type { Fila } from '../db/insertRows';
import type { Escalafon } from './escalafon';
import { createNamer } from './nombres';
import { readDespidos, readFirmas, readInfos, readProximos } from './readDatos';

export interface Persona {
  readonly id: number;
  /** The name in the old portal. */
  readonly viejo: string;
  readonly categoria: number;
  readonly fila: Omit<Fila<'usuarios'>, 'usuario'> & { readonly usuario: string };
  readonly despedida: boolean;
}

/** Everybody: the people whom the lists know, and then those whom only the history names. */
function listTodas(respuestas: Respuestas, zona: string): PersonaVieja[] {
  const known = listPersonas(respuestas, zona);
  const last = known.reduce((highest, { id }) => Math.max(highest, id), 0);
  const olvidadas = listOlvidadas(respuestas, known, zona);
  return [
    ...known,
    ...olvidadas.map((usuario, at) => ({
      id: last + 1 + at,
      usuario,
      mision: null,
      categoria: null,
      despedida: true,
    })),
  ];
}

/** The start of the present rank: the next promotion without the wait, or else the registration. */
function rangoDesde(proximo: string | null, tiempo: string, registro: string): string {
  if (proximo === null) return registro;
  return new Date(Date.parse(proximo) - waitOf(tiempo)).toISOString();
}

/** A function that makes a person's row. */
function createToPersona(
  respuestas: Respuestas,
  zona: string,
  corte: string,
  escalafon: Escalafon,
) {
  const infos = readInfos(respuestas, zona);
  const proximos = readProximos(respuestas, zona);
  const despidos = readDespidos(respuestas, zona);
  const [firmaDe, toColumns] = [readFirmas(respuestas, zona), createNamer()];
  const misiones = new Map(escalafon.misiones.map((mision) => [mision.id, mision]));
  const tiempos = new Map(
    escalafon.categorias.map(({ id, tiempo_ascenso }) => [id, tiempo_ascenso]),
  );
  const registros = [...infos.values()].flatMap(({ registro }) => registro ?? []);
  const primero = registros.toSorted()[0] ?? corte;
  return ({ id, usuario, mision, categoria, despedida }: PersonaVieja): Persona => {
    const info = infos.get(id);
    const own = misiones.get(info?.rango ?? 0) ?? misiones.get(escalafon.misionDe(mision) ?? 0);
    const given = must(own ?? misiones.get(escalafon.primeraDe(categoria)), 'A mission');
    const tiempo = must(tiempos.get(given.categoria_id), 'Its category');
    const registro = info?.registro ?? primero;
    const despido = info?.despedido?.fecha ?? despidos.get(foldCase(usuario)) ?? corte;
    const fila = {
      id,
      ...toColumns(id, usuario),
      clave_hash: null,
      mision_id: given.id,
      firma: despedida ? null : firmaDe(usuario, info?.firma ?? null),
      despedido_en: despedida ? despido : null,
      registrado_en: registro,
      ultima_vez: info?.ultima_vez ?? null,
      rango_desde: rangoDesde(proximos.get(id) ?? null, tiempo, registro),
      debe_cambiar_clave: !despedida,
      conf_estados: true,
      conf_app: true,
    };
    return { id, viejo: usuario, categoria: given.categoria_id, despedida, fila };
  };
}

/** Plans the people's rows. No person has a password. */
export const planPersonas = (
  respuestas: Respuestas,
  zona: string,
  corte: string,
  escalafon: Escalafon,
): Persona[] =>
  listTodas(respuestas, zona).map(createToPersona(respuestas, zona, corte, escalafon));
