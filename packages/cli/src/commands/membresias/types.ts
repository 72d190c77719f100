import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Moneda } from '@garita/domain/formato/moneda';
import { DIAS_PERIODO, PERIODO } from '@garita/domain/membresias/periodo';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { ID } from '../../output/idColumn';
import { prepareCrear } from '../../services/membresias/create';
import { DIAS } from '../../services/membresias/dias';
import { prepareReponer, prepareRetirar } from '../../services/membresias/offer';
import type { CambioFlags } from '../applyCambio';
import { createActCommand } from '../createActCommand';
import { createListCommand } from '../createListCommand';

const PRECIO = `El precio es el de ${DIAS_PERIODO[PERIODO.mes]} días; ${DIAS_PERIODO[PERIODO.quincena]} cuestan la mitad.`;

const columnsOf = (moneda: Moneda): readonly Column<Schemas['Membresia']>[] => [
  ID,
  { header: 'Membresía', value: ({ nombre }) => nombre },
  creditsColumn(moneda, ({ precio }) => precio, 'Precio'),
  { header: 'Dura', value: ({ perma }) => (perma === 1 ? 'para siempre' : `${DIAS} días`) },
  { header: 'Reducción', value: ({ reduccion }) => (reduccion === 1 ? 'sí' : null) },
  { header: 'Qué da', value: ({ details }) => details, isLong: true },
];

type CrearFlags = CambioFlags & {
  readonly precio: string;
  readonly detalles: string;
  readonly icono: string;
  readonly permanente?: true;
  readonly vip?: true;
  readonly reduccion?: true;
};

/** `garita membresias types`: the list, with subcommands that change it. */
export const typesCommand = (context: Context): Command =>
  createListCommand(context, {
    name: 'types',
    description: `Lista las membresías que se venden. ${PRECIO}`,
    ejemplos: ['garita membresias types', 'garita membresias types create VIP --precio 40'],
    columns: columnsOf,
    read: ({ api }) => call(api, 'getMembresias'),
  })
    .addCommand(
      createActCommand(context, {
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
        prepare: (
          connection,
          [nombre]: [string],
          { permanente, vip, reduccion, ...flags }: CrearFlags,
        ) =>
          prepareCrear(connection, {
            ...flags,
            nombre,
            permanente: permanente === true,
            vip: vip === true,
            reduccion: reduccion === true,
          }),
      }),
    )
    .addCommand(
      createActCommand(context, {
        name: 'retire',
        description:
          'Retira una membresía: deja de venderse y quien la tiene la conserva. «types restore» la vuelve a ofrecer.',
        ejemplos: [
          'garita membresias types retire VIP',
          'garita membresias types retire VIP --dry-run',
        ],
        extend: (command) => command.argument('<nombre|id>', 'cuál'),
        prepare: (connection, [nombre]: [string]) => prepareRetirar(connection, nombre),
      }),
    )
    .addCommand(
      createActCommand(context, {
        name: 'restore',
        description: 'Vuelve a ofrecer una membresía retirada.',
        ejemplos: [
          'garita membresias types restore VIP',
          'garita membresias types restore VIP --dry-run',
        ],
        extend: (command) => command.argument('<nombre|id>', 'cuál'),
        prepare: (connection, [nombre]: [string]) => prepareReponer(connection, nombre),
      }),
    );
