import { POR_USUARIO } from '../../lote/taskColumns';
import { createTask } from '../createTask';

export const direccionesTask = createTask({
  ...POR_USUARIO,
  nombre: ['persona', 'personas'],
  acto: 'usuarios clear-ip',
  llamada: 'deleteIP',
  open: async ({ readPersonas }) => {
    const find = await readPersonas();
    return (quien) => {
      const persona = find(quien);
      return {
        descripcion: `Olvidar las direcciones de ${persona.usuario}: sale de su grupo de clones`,
        persona,
        body: { usuario: persona.id },
      };
    };
  },
});
