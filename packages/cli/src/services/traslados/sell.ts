import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import { isBelow } from '@garita/domain/acceso/can';
import { normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { formatCredits } from '@garita/domain/formato/credits';
import { reachesMision } from '@garita/domain/misiones/venta.rules';
import { findFailure } from '@garita/domain/reglas/Rule';
import { findDestino, listDestinos } from '@garita/domain/traslados/destino';
import { priceWithDescuento } from '@garita/domain/traslados/priceWithDescuento';
import { TRASLADOS } from '@garita/domain/traslados/textos';
import { trasladoRules } from '@garita/domain/traslados/traslado.rules';
import type { Connection } from '../../connect';
import { NotFoundError, RefusedError } from '../../errors';
import { toId } from '../../input/parseId';
import { parseTexto } from '../../input/parseTexto';
import { createTask } from '../createTask';
import { isNamed } from '../findRow';
import { readPuestos } from '../rangos/escalera';
import { readDirectorio } from '../usuarios/directorio';

/** The value of each code in percent; null for an unknown code. */
async function readDescuentos(
  { api }: Pick<Connection, 'api'>,
  ordenes: readonly { readonly descuento: string }[],
): Promise<ReadonlyMap<string, number | null>> {
  const codes = [
    ...new Set(ordenes.map(({ descuento }) => descuento).filter((code) => code !== '')),
  ];
  const worth = async (code: string): Promise<number | null> => {
    try {
      return (await call(api, 'getDescuento', { code })).descuento;
    } catch (error) {
      if (error instanceof ApiError && error.httpStatus === 404) return null;
      throw error;
    }
  };
  return new Map(await Promise.all(codes.map(async (code) => [code, await worth(code)] as const)));
}

export const trasladoTask = createTask({
  columnas: {
    usuario: { header: 'Usuario', takes: '[usuario|id]', help: 'su nombre o su número' },
    categoria: {
      header: 'Categoría',
      takes: '--categoria <categoría>',
      help: 'a cuál, por su nombre o su número',
    },
    agencia: { header: 'Agencia', takes: '--agencia <nombre>', help: 'de qué agencia viene' },
    firma: {
      header: 'Firma',
      takes: '--firma <firma>',
      help: 'su firma, desde la categoría que la exige',
      isOptional: true,
    },
    descuento: {
      header: 'Descuento',
      takes: '--descuento <código>',
      help: 'un código de descuento',
      isOptional: true,
    },
  },
  nombre: ['traslado', 'traslados'],
  acto: 'traslados sell',
  parse: (campos, nombres) => ({
    usuario: parseTexto(campos.usuario, nombres.usuario),
    categoria: parseTexto(campos.categoria, nombres.categoria),
    agencia: parseTexto(campos.agencia, nombres.agencia).trim(),
    firma: normalizeFirma(campos.firma),
    descuento: campos.descuento.trim(),
  }),
  llamada: 'addTraslado',
  lee: ['getDescuento'],
  open: async ({ yo, check, nombres, enLote, ...session }, ordenes) => {
    const { api } = session;
    const { find } = await readDirectorio(
      session,
      ordenes.map(({ usuario }) => usuario),
    );
    check();
    const [{ categorias }, { firma_desde }, puestoOf] = await Promise.all([
      call(api, 'rangos'),
      call(api, 'configuracion'),
      readPuestos(session),
    ]);
    const descuentos = await readDescuentos(session, ordenes);
    return ({ usuario: quien, categoria: typed, agencia, firma, descuento }) => {
      const { id, usuario, id_categoria } = find(quien);
      if (!isBelow(yo, { id, id_categoria }))
        throw new RefusedError(id === yo.id ? TRASLADOS.aUnoMismo : TRASLADOS.noPorDebajo);
      const categoria =
        categorias.find(({ n_categoria }) => isNamed(typed, n_categoria)) ??
        categorias.find((one) => one.id_categoria === toId(typed));
      if (!categoria)
        throw new NotFoundError(`${nombres.categoria}: ${TRASLADOS.rangoDesconocido}`);
      const destino = findDestino(categoria);
      if (!destino) throw new RefusedError(TRASLADOS.noSeVende);
      if (!reachesMision(yo, { categoria: categoria.id_categoria }))
        throw new RefusedError(TRASLADOS.noAlcanza);
      const percent = descuento === '' ? 0 : descuentos.get(descuento);
      if (percent === null || percent === undefined)
        throw new NotFoundError(`${nombres.descuento}: no existe el código «${descuento}».`);
      const creditos = priceWithDescuento(destino.precio, percent);
      const rebaja = percent === 0 ? '' : ` (con ${descuento}, ${percent} % menos)`;
      const cambio = {
        descripcion: `Trasladar a ${usuario} de ${agencia} a ${destino.nombre}, por ${formatCredits(creditos, session.moneda)}${rebaja}${firma === '' ? '' : `, con la firma ${firma}`}`,
        confirmacion: usuario,
      };
      const mision = puestoOf(id)?.mision ?? '';
      // The check below refuses a single transfer to the present mission.
      if (enLote && mision === destino.nombre)
        return { ...cambio, idle: `${usuario} ya es ${mision}.`, send: async () => '' };
      if (listDestinos([categoria], yo, { id_categoria, mision }).length === 0)
        throw new RefusedError(`${usuario}: ${TRASLADOS.noSuperior}`);
      const failure = findFailure(trasladoRules(firma_desde), {
        usuario: id,
        rango: categoria.id_categoria,
        agencia,
        firma,
      });
      if (failure) throw new RefusedError(`${usuario}: ${failure.texto}.`);
      const body = {
        usuario: id,
        rango: categoria.id_categoria,
        agencia,
        firma,
        mision: destino.nombre,
        creditos,
        descuento,
      };
      return { ...cambio, turno: String(id), body };
    };
  },
});
