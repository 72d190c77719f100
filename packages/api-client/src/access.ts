// Generated from openapi.yaml by `npm run generate`; never edited.
import type { Grant } from '@garita/domain/acceso/can';
import type { Tema } from '@garita/domain/temas';
import type { operations } from './schema';

export type OperationId = keyof operations;

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly tema: Tema;
  readonly effect: 'read' | 'write';
  /** Whether the call takes an Idempotency-Key. */
  readonly keyed: boolean;
}

/** Who may call what: the contract's `x-access`. */
export const ACCESS = {
  health: [{ public: true }],
  login: [{ public: true }],
  logout: [{}],
  validateT: [{ public: true }],
  checkUser: [{}],
  usuarioPermiso: [{ target: 'self' }],
  configuracion: [{ public: true }],
  rangos: [{ public: true }],
  getUsuariosAscensos: [{ all: ['asc'] }],
  verUltimoAscenso: [{ all: ['asc'] }],
  sendAscenso: [{ all: ['asc'], target: 'below' }],
  getSolicitudes: [{ target: 'self' }],
  actionSolicitudes: [{ target: 'self' }],
  addFirma: [{ target: 'self' }, { all: ['frm'], target: 'below' }],
  allNomina: [{}],
} as const satisfies Record<OperationId, readonly Grant[]>;

/** The temas that a write changes: the contract's `x-changes`. */
export const CHANGES = {
  health: [],
  login: ['sesion'],
  logout: ['sesion'],
  validateT: [],
  checkUser: [],
  usuarioPermiso: [],
  configuracion: [],
  rangos: [],
  getUsuariosAscensos: [],
  verUltimoAscenso: [],
  sendAscenso: ['ascensos', 'solicitudes'],
  getSolicitudes: [],
  actionSolicitudes: ['solicitudes', 'ascensos', 'usuarios', 'nomina', 'sesion'],
  addFirma: ['firmas', 'usuarios', 'ascensos', 'sesion'],
  allNomina: [],
} as const satisfies Record<OperationId, readonly Tema[]>;

/** Where each call is and what kind it is. */
export const OPERATIONS = {
  health: { method: 'GET', path: '/health', tema: 'sistema', effect: 'read', keyed: false },
  login: { method: 'POST', path: '/login', tema: 'sesion', effect: 'write', keyed: false },
  logout: { method: 'POST', path: '/ext/logout', tema: 'sesion', effect: 'write', keyed: true },
  validateT: { method: 'GET', path: '/validateT', tema: 'sesion', effect: 'read', keyed: false },
  checkUser: { method: 'GET', path: '/checkUser', tema: 'sesion', effect: 'read', keyed: false },
  usuarioPermiso: { method: 'GET', path: '/usuarioPermiso/{id}', tema: 'sesion', effect: 'read', keyed: false },
  configuracion: { method: 'GET', path: '/configuracion', tema: 'agencia', effect: 'read', keyed: false },
  rangos: { method: 'GET', path: '/rangos', tema: 'rangos', effect: 'read', keyed: false },
  getUsuariosAscensos: { method: 'GET', path: '/getUsuariosAscensos', tema: 'ascensos', effect: 'read', keyed: false },
  verUltimoAscenso: { method: 'GET', path: '/verUltimoAscenso/{userId}', tema: 'ascensos', effect: 'read', keyed: false },
  sendAscenso: { method: 'POST', path: '/sendAscenso', tema: 'ascensos', effect: 'write', keyed: true },
  getSolicitudes: { method: 'GET', path: '/getSolicitudes/{id}', tema: 'solicitudes', effect: 'read', keyed: false },
  actionSolicitudes: { method: 'POST', path: '/actionSolicitudes', tema: 'solicitudes', effect: 'write', keyed: true },
  addFirma: { method: 'POST', path: '/addFirma', tema: 'firmas', effect: 'write', keyed: true },
  allNomina: { method: 'GET', path: '/allNomina', tema: 'nomina', effect: 'read', keyed: false },
} as const satisfies Record<OperationId, Operation>;
