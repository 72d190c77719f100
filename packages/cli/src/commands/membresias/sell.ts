import type { Command } from 'commander';
import type { Context } from '../../Context';
import { DIAS } from '../../services/membresias/dias';
import { ventaTarea } from '../../services/membresias/sell';
import { createBulkCommand } from '../createBulkCommand';

export const sellCommand = (context: Context): Command =>
  createBulkCommand(context, ventaTarea, {
    description: 'Vende una membresía al precio del catálogo. La venta queda a tu nombre.',
    ejemplos: [
      'garita membresias sell Recluta --membresia VIP --dias 30',
      'garita membresias sell Visitante --externo --membresia VIP --dias 15',
      'garita membresias sell --archivo ventas.csv --dry-run',
    ],
    takes: {
      '[usuarios...]': 'quienes la compran: sus nombres o sus números',
      '--membresia <nombre>': 'cuál; «garita membresias types» las lista',
      '--dias <número>': `${DIAS}; para una permanente, nada`,
      '--externo': 'quien la compra no es de la agencia: solo se guarda su nombre',
    },
  });
