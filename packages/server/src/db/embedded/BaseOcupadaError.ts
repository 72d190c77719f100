import { StartError } from '../../StartError';

/** Another process has the data folder open. */
export class BaseOcupadaError extends StartError {
  override readonly name = 'BaseOcupadaError';

  constructor(
    readonly dataDir: string,
    /** A Spanish phrase, such as `proceso 123 en «equipo»`. */
    readonly holder: string,
  ) {
    super(
      `La carpeta de datos «${dataDir}» está en uso por otro Garita (${holder}). ` +
        'Cierra ese proceso y vuelve a intentarlo, o elige otra carpeta con DATA_DIR. ' +
        'Si ese proceso ya no existe, espera 30 segundos. Para varios servidores a la vez, usa PostgreSQL con DATABASE_URL.',
    );
  }
}
