import { parseCambios } from '../../services/agencia/parseCambios';
import { LLAMADAS_CAMBIAR } from '../../services/agencia/secciones';
import { CAMBIO, type CambioFlags } from '../applyCambio';
import { defineCommand } from '../defineCommand';
import { applyDecisiones } from './applyDecisiones';

export const setCommand = defineCommand({
  name: 'set',
  description:
    'Cambia ajustes de la agencia por su nombre; sin valor, ninguno. «agencia show» dice cuáles hay.',
  ejemplos: [
    "nombre='Faro' lema='Nadie se queda en el mar' 'color=#0b5c8e'",
    'dia=5 hora=20 zona=Europe/Madrid --dry-run',
    'lema=',
  ],
  takes: { '<ajuste=valor...>': 'un ajuste y cómo ha de quedar', ...CAMBIO },
  llamadas: LLAMADAS_CAMBIAR,
  run: (context, cambios: readonly string[], flags: CambioFlags) =>
    applyDecisiones(context, parseCambios(cambios), flags),
});
