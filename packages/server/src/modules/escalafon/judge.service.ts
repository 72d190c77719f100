import type { Borrador, CategoriaBorrador } from '@garita/domain/escalafon/borrador';
import { type Fallo, findFallos } from '@garita/domain/escalafon/findFallos';
import { listSalidas } from '@garita/domain/escalafon/listSalidas';
import { ESCALAFON } from '@garita/domain/escalafon/textos';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import { mayEditCategoria } from '@garita/domain/mantenimiento/catalogo';
import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import { compareFila } from '@garita/domain/matriz/compareFila';
import { type EditorMatriz, findBloqueo } from '@garita/domain/matriz/findBloqueo';
import type { Config } from '../../config';
import type { Db } from '../../db/Db';
import { imageSitesOf } from '../../http/security';
import { Rechazo } from '../../rechazo';
import { getAgencia } from '../ajustes/ajustes.service';
import { getServicios } from '../ajustes/servicios.service';
import { isPlacaVisible } from '../mantenimiento/placa.service';
import { listActiveOn } from '../personas/personas.repository';

/** The maximum of names in a message. */
const NAMES = 5;

const withoutPersonas = (categoria: CategoriaBorrador | undefined) =>
  JSON.stringify(
    categoria && {
      ...categoria,
      misiones: categoria.misiones.map((mision) => ({ ...mision, personas: 0 })),
    },
    (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  );

/** The categories that a draft changes. The number of people in them does not count. */
export const listCambiadas = (
  base: Borrador,
  borrador: Borrador,
): { antes: CategoriaBorrador | undefined; despues: CategoriaBorrador }[] =>
  borrador.categorias
    .map((despues) => ({
      antes: base.categorias.find(({ nivel }) => nivel === despues.nivel),
      despues,
    }))
    .filter(({ antes, despues }) => withoutPersonas(antes) !== withoutPersonas(despues));

/** @throws Rechazo 403 when the actor gives or takes a permission that the actor lacks. */
function checkPermisos(
  actor: EditorMatriz,
  antes: CategoriaBorrador | undefined,
  { nivel, permisos }: CategoriaBorrador,
): void {
  const { dados, quitados } = compareFila(antes?.permisos ?? [], permisos);
  for (const codigo of [...dados, ...quitados]) {
    const bloqueo = findBloqueo(actor, nivel, codigo);
    if (bloqueo) throw Rechazo.forbidden(bloqueo);
  }
}

/**
 * Checks the rights of an actor who is not the owner.
 * @throws Rechazo 403 when the actor changes their own or a higher category, moves people there,
 * changes permissions that the actor lacks, or lets other people promote up to the actor's level.
 */
export function checkAutoridad(actor: EditorMatriz, base: Borrador, borrador: Borrador): void {
  if (actor.permisoSys === 1) return;
  for (const { antes, despues } of listCambiadas(base, borrador)) {
    if (!mayEditCategoria(actor, despues.nivel))
      throw Rechazo.forbidden(MANTENIMIENTO.categoriaAlta);
    checkPermisos(actor, antes, despues);
    if (
      despues.asciende_hasta >= actor.id_categoria &&
      despues.asciende_hasta !== antes?.asciende_hasta
    )
      throw Rechazo.forbidden(MANTENIMIENTO.alcanceAlto);
  }
  if (
    listSalidas(base, borrador).some(
      ({ destino }) => destino && !mayEditCategoria(actor, destino.nivel),
    )
  )
    throw Rechazo.forbidden(ESCALAFON.destinoAlto);
}

/** Returns a fault for each changed badge that the page's content security policy would block. */
async function findPlacas(
  db: Db,
  config: Config,
  base: Borrador,
  borrador: Borrador,
): Promise<Fallo[]> {
  const sitios = imageSitesOf(await getServicios(db, config));
  return listCambiadas(base, borrador)
    .filter(
      ({ antes, despues }) =>
        despues.activa && despues.placa !== antes?.placa && !isPlacaVisible(despues.placa, sitios),
    )
    .map(({ despues: { nivel } }) => ({
      campo: `categorias.${nivel}.placa`,
      texto: MANTENIMIENTO.placaDeOtroSitio(sitios),
      nivel,
    }));
}

/** The active people whose mission leaves the ladder, in the order of names. */
export const listAfectadas = (db: Db, base: Borrador, borrador: Borrador) =>
  listActiveOn(
    db,
    listSalidas(base, borrador).map(({ mision }) => mision.id),
  );

/** A fault for each person without a signature who would move to a category that demands one. */
async function findSinFirma(db: Db, base: Borrador, borrador: Borrador): Promise<Fallo[]> {
  const { firma_desde } = await getAgencia(db);
  const salidas = listSalidas(base, borrador).filter(
    ({ mision, destino }) => destino && destino.nivel >= firma_desde && mision.nivel < firma_desde,
  );
  if (salidas.length === 0) return [];
  const people = (await listAfectadas(db, base, borrador)).filter(({ firma }) => firma === null);
  return salidas.flatMap(({ mision, destino }) => {
    const nombres = people
      .filter(({ mision_id }) => mision_id === mision.id)
      .map(({ usuario }) => usuario);
    const categoria =
      borrador.categorias.find(({ nivel }) => nivel === destino?.nivel)?.nombre ?? '';
    if (nombres.length === 0) return [];
    return [
      {
        campo: `destinos.${mision.id}`,
        texto: ESCALAFON.sinFirma(categoria, formatNombres(nombres, NAMES)),
        nivel: mision.nivel,
      },
    ];
  });
}

/**
 * Every fault that prevents saving a draft: the form's checks, and the checks that need the
 * database.
 */
export const findTodosFallos = async (
  db: Db,
  config: Config,
  base: Borrador,
  borrador: Borrador,
): Promise<Fallo[]> => [
  ...findFallos(base, borrador),
  ...(await findPlacas(db, config, base, borrador)),
  ...(await findSinFirma(db, base, borrador)),
];
