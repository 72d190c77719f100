import type { OperationId } from '@garita/api-client/access';

const PAGE = 'What a page is drawn from; a list of the command tells the same.';
const MACHINE = 'For machines that watch the portal, not for people.';
const BROWSER = 'Needs the browser: its device, its cookie or its address.';
const ACCOUNT = 'The security of one’s own account is changed where a person sits, in the portal.';
const ONCE = 'Done once, with a link that opens in a browser.';

const because = <Id extends OperationId>(reason: string, ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, reason]));

/** The calls of the contract without a command, each with its reason. */
export const SIN_ORDEN: Readonly<Partial<Record<OperationId, string>>> = {
  ...because(MACHINE, ['health', 'cambios', 'archivoRespaldo']),
  ...because(ONCE, [
    'setUpAgencia',
    'recuperarPropietario',
    'traspasarPropiedad',
    'primerosPasos',
    'setPrimerosPasos',
  ]),
  ...because(BROWSER, [
    'ipdetect',
    'registro',
    'prepararLlave',
    'ponerLlave',
    'quitarLlave',
    'probarEnlace',
    'emblema',
    'changeConfig',
  ]),
  ...because(ACCOUNT, [
    'sesiones',
    'cerrarSesion',
    'cerrarOtrasSesiones',
    'cambioClave',
    'misFactores',
    'prepararTotp',
    'confirmarTotp',
    'quitarTotp',
  ]),
  ...because(ACCOUNT, ['nuevosCodigos', 'factorExigido', 'exigirFactor']),
  ...because(PAGE, [
    'validateT',
    'checkUser',
    'fechas',
    'hoy',
    'getUsuariosAscensos',
    'getUsuariosTiempos',
    'usuariosVentaMision',
  ]),
  ...because(PAGE, [
    'onlyRangos',
    'getWork',
    'getUsername',
    'getLog',
    'allInfoRank',
    'allInfoMision',
    'plantillasEscalafon',
    'editRank',
    'editMis',
  ]),
  ...because(PAGE, ['propuestaNormativa', 'quienPuede']),
};
