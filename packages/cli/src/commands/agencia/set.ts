import type { Command } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { parseCambios } from '../../services/agencia/parseCambios';
import { LLAMADAS_CAMBIAR } from '../../services/agencia/secciones';
import { type CambioFlags, withCambio } from '../applyCambio';
import { createCommand } from '../createCommand';
import { applyDecisiones } from './applyDecisiones';

export const setCommand = (context: Context): Command =>
  withLlamadas(
    withCambio(
      createCommand(
        'set',
        'Cambia ajustes de la agencia por su nombre; sin valor, ninguno. «agencia show» dice cuáles hay.',
        [
          "garita agencia set nombre='Faro' lema='Nadie se queda en el mar' 'color=#0b5c8e'",
          'garita agencia set dia=5 hora=20 zona=Europe/Madrid --dry-run',
          'garita agencia set lema=',
        ],
      ).argument('<ajuste=valor...>', 'un ajuste y cómo ha de quedar'),
    ),
    LLAMADAS_CAMBIAR,
  ).action(async (cambios: readonly string[], flags: CambioFlags) =>
    applyDecisiones(context, parseCambios(cambios), flags),
  );
