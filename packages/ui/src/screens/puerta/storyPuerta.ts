import type { Avatar } from '@garita/domain/avatar/avatar';
import { PERSONA, PUERTA } from '@garita/domain/testing/enPuerta';
import type { Consulta, Puerta } from './PuertaScreenProps';

const persona: NonNullable<Puerta['persona']> = {
  ...PERSONA,
  ascenso: { encargado: 'Supervisora', fecha: '2026-11-20T12:30:00.000Z' },
  dentro: '2026-11-21T18:30:00.000Z',
};
const OFICIAL: Puerta = { ...PUERTA, persona };
const fuera = {
  ...persona,
  firma: null,
  lema: null,
  dentro: null,
  categoria: null,
  n_categoria: null,
  mision: null,
  placa_avatar: null,
} satisfies Puerta['persona'];

export const PUERTAS = {
  pasa: OFICIAL,
  ausente: { ...OFICIAL, persona: { ...persona, dentro: null, ausente: '2026-12-03' } },
  placa: { ...OFICIAL, persona: { ...persona, placa_avatar: 'ES123' } },
  antes: { ...OFICIAL, nombre: 'Ofi_77' },
  despido: {
    ...OFICIAL,
    nombre: 'Expulsado',
    persona: {
      ...fuera,
      id: 7,
      usuario: 'Expulsado',
      despido: { fecha: '2026-11-03T18:30:00.000Z', motivo: 'Insultos en la puerta' },
    },
  },
  veto: {
    nombre: 'Merodead0r',
    persona: null,
    veto: {
      nombre: 'Merodeador',
      motivo: 'Se hizo pasar por Gerente',
      hasta: '2026-12-31',
      parecido: 1,
    },
    parecidas: [],
  },
  parecida: { nombre: 'Fundad0ra', persona: null, veto: null, parecidas: ['Fundadora'] },
  visita: { nombre: 'Ñoño_77', persona: null, veto: null, parecidas: [] },
} as const satisfies Readonly<Record<string, Puerta>>;

export const AVATAR = {
  estado: 'dicho' as const,
  mision: 'GAR - Oficial I - SUP OFI',
  enLinea: true,
  ultimaVez: '2026-11-21T18:30:00.000Z',
  placas: ['ES123', 'ES44A'],
  grupos: ['Agencia Garita'],
} satisfies Avatar;

/** The answer of a service that knows the avatar but gives no data. */
export const SIN_DATOS = {
  estado: 'dicho' as const,
  mision: null,
  enLinea: null,
  ultimaVez: null,
  placas: null,
  grupos: null,
} satisfies Avatar;

export const consultaDe = (
  puerta: Puerta,
  avatar: Avatar = { estado: 'sin-servicio' },
): Consulta => ({
  nombre: puerta.nombre,
  state: { kind: 'ready', data: { puerta } },
  avatar: { kind: 'ready', data: { avatar } },
});
