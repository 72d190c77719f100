import type { OperationId } from '@garita/api-client/access';

const PAGE = 'Only the pages read it: a list of the command has the same data.';
const LADDER = 'The command changes the whole ladder instead, with «garita agencia import».';
const MACHINE = 'Requested by programs, not by people.';
const BROWSER = 'Concerns the browser: its device, its address or what it shows.';
const ACCOUNT = 'The security of accounts is changed in a browser.';
const ONCE = 'Done once, by the owner, in a browser.';

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
    'checkUser',
    'visita',
    'hoy',
    'getUsuariosAscensos',
    'getUsuariosTiempos',
    'usuariosVentaMision',
  ]),
  ...because(PAGE, ['onlyRangos', 'getWork', 'getUsername', 'plantillasEscalafon']),
  ...because(LADDER, ['editRank', 'editMis']),
  ...because('Examples for a new agency; `garita membresias create` adds its own.', [
    'crearMuestra',
  ]),
  ...because(PAGE, ['propuestaNormativa', 'quienPuede']),
};
