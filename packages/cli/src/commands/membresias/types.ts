import type { Schemas } from '@garita/api-client/Schemas';
import { DIAS_PERIODO, PERIODO } from '@garita/domain/membresias/periodo';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { creditsColumn } from '../../output/creditsColumn';
import { ID } from '../../output/idColumn';
import { prepareCrear } from '../../services/membresias/create';
import { DIAS } from '../../services/membresias/dias';
import { prepareReponer, prepareRetirar } from '../../services/membresias/offer';
import { rowsOf } from '../../services/rowsOf';
import { createActCommand } from '../createActCommand';
import { createListCommand } from '../createListCommand';

const PRECIO = `El precio es el de ${DIAS_PERIODO[PERIODO.mes]} días; ${DIAS_PERIODO[PERIODO.quincena]} cuestan la mitad.`;

/** `garita membresias types`: the list, with subcommands that change it. */
export const typesCommand = (context: Context): Command =>
  createListCommand({
    name: 'types',
    description: `Lista las membresías que se venden. ${PRECIO}`,
    ejemplos: ['garita membresias types', 'garita membresias types create VIP --precio 40'],
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
          "garita membresias types create VIP --precio 40 --vip --icono estrella --detalles 'Sala reservada'",
          'garita membresias types create Fundadores --precio 150 --permanente',
        ],
        extend: (command) =>
          command
            .argument('<nombre>', 'cómo se llama')
            .requiredOption('--precio <créditos>', 'lo que cuesta')
            .option('--detalles <texto>', 'qué da', '')
            .option(
              '--icono <nombre|dirección>',
              'uno del portal (estrella, corona, gema, medalla, reloj, llave, corazón, ancla) o una imagen',
              '',
            )
            .option('--permanente', 'se paga una vez y no termina')
            .option('--vip', 'es una membresía VIP')
            .option('--reduccion', 'deja los requisitos de la paga a la mitad'),
        llamada: 'crearMembresia',
        prepare: prepareCrear,
      })(context),
    )
    .addCommand(
      createActCommand({
        name: 'retire',
        description:
          'Retira una membresía: deja de venderse y quien la tiene la conserva. «types restore» la vuelve a ofrecer.',
        ejemplos: [
          'garita membresias types retire VIP',
          'garita membresias types retire VIP --dry-run',
        ],
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
        ejemplos: [
          'garita membresias types restore VIP',
          'garita membresias types restore VIP --dry-run',
        ],
        takes: { '<nombre|id>': 'cuál' },
        llamada: 'reponerMembresia',
        lee: ['catalogoMembresias'],
        prepare: prepareReponer,
      })(context),
    );
