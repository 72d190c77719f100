import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { FACTORES } from '@garita/domain/factores/textos';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { POR_USUARIO } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import type { Persona } from './directorio';
import { getPermisos } from './permisos';

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

/** The permission codes of the named people. People on whom the user may not act are skipped. */
async function readCodigos(
  { api }: Pick<Connection, 'api'>,
  find: (usuario: string) => Persona,
  usuarios: readonly string[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const codigos = new Map<number, readonly string[]>();
  for (const usuario of usuarios) {
    try {
      const target = find(usuario);
      if (!codigos.has(target.id))
        codigos.set(
          target.id,
          (await getPermisos(api, target.id)).map(({ codigo }) => codigo),
        );
    } catch (error) {
      // The validation of the line reports this refusal.
      if (!(error instanceof RefusedError)) throw error;
    }
  }
  return codigos;
}

/** Removes second factors. Only the portal knows which people have one. */
export const factoresTask = createTask({
  ...POR_USUARIO,
  nombre: ['persona', 'personas'],
  acto: 'usuarios reset-factors',
  llamada: 'reiniciarFactores',
  open: async ({ api, yo, readPersonas }, usuarios) => {
    const find = await readPersonas();
    const codigos = await readCodigos({ api }, find, usuarios);
    return (quien) => {
      const persona = find(quien);
      const ajenos = listAjenos(yo, codigos.get(persona.id) ?? []);
      if (ajenos.length > 0)
        throw new RefusedError(`${persona.usuario}: ${FACTORES.ajeno(ajenos.join(', '))}`);
      return {
        descripcion: `Quitar el segundo factor de ${persona.usuario}: entrará solo con su contraseña`,
        persona,
        body: { usuario: persona.id },
      };
    };
  },
});
