import type { Schemas } from '@garita/api-client/Schemas';
import { DIAS_PERIODO, PERIODO } from '@garita/domain/membresias/periodo';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { creditsColumn } from '../../output/creditsColumn';
import { ID } from '../../output/idColumn';
import { prepareCrear } from '../../services/membresias/create';
import { prepareReponer, prepareRetirar } from '../../services/membresias/offer';
import { DIAS } from '../../services/membresias/sell';
import { rowsOf } from '../../services/rowsOf';
import { createActCommand } from '../createActCommand';
import { createListCommand } from '../createListCommand';
import { required } from '../Takes';

const PRECIO = `El precio es el de ${DIAS_PERIODO[PERIODO.mes]} días; ${DIAS_PERIODO[PERIODO.quincena]} cuestan la mitad.`;

/** `garita membresias types` lists the memberships; its subcommands change them. */
export const typesCommand = (context: Context): Command =>
  createListCommand({
    name: 'types',
    description: `Lista las membresías que se venden. ${PRECIO}`,
    ejemplos: ['', 'create VIP --precio 40'],
    read: rowsOf('getMembresias'),
    columns: (moneda) => [
      ID,
      { header: 'Membresía', value: ({ nombre }) => nombre },
      creditsColumn<Schemas['Membresia']>(moneda, ({ precio }) => precio, 'Precio'),
      { header: 'Dura', value: ({ perma }) => (perma === 1 ? 'para siempre' : `${DIAS} días`) },
      { header: 'Reducción', value: ({ reduccion }) => (reduccion === 1 ? 'sí' : null) },
      { header: 'Qué da', value: ({ details }) => details, isLong: true },
    ],
  })(context)
    .addCommand(
      createActCommand({
        name: 'create',
        description: `Pone a la venta una membresía nueva. ${PRECIO}`,
        ejemplos: [
          "VIP --precio 40 --vip --icono estrella --detalles 'Sala reservada'",
          'Fundadores --precio 150 --permanente',
        ],
        takes: {
          '<nombre>': 'cómo se llama',
          '--precio <créditos>': required('lo que cuesta'),
          '--detalles <texto>': { help: 'qué da', byDefault: '' },
          '--icono <nombre|dirección>': {
            help: 'uno del portal (estrella, corona, gema, medalla, reloj, llave, corazón, ancla) o una imagen',
            byDefault: '',
          },
          '--permanente': 'se paga una vez y no termina',
          '--vip': 'es una membresía VIP',
          '--reduccion': 'deja los requisitos de la paga a la mitad',
        },
        llamada: 'crearMembresia',
        prepare: prepareCrear,
      })(context),
    )
    .addCommand(
      createActCommand({
        name: 'retire',
        description:
          'Retira una membresía: deja de venderse y quien la tiene la conserva. «types restore» la vuelve a ofrecer.',
        ejemplos: ['VIP', 'VIP --dry-run'],
        takes: { '<nombre|id>': 'cuál' },
        llamada: 'retirarMembresia',
        lee: ['catalogoMembresias'],
        prepare: prepareRetirar,
      })(context),
    )
    .addCommand(
      createActCommand({
        name: 'restore',
        description: 'Vuelve a ofrecer una membresía retirada.',
        ejemplos: ['VIP', 'VIP --dry-run'],
        takes: { '<nombre|id>': 'cuál' },
        llamada: 'reponerMembresia',
        lee: ['catalogoMembresias'],
        prepare: prepareReponer,
      })(context),
    );
