import { Puesto, type PuestoProps } from '@garita/ui/screens/puesto';

// Una constante: la escena la lee cada segundo. Aquí, el reloj del navegador.
const now = () => Date.now();

/** La garita con quien está dentro, al cielo de su hora; se puede leer como lista. */
export const Guardia = ({ dentro }: Pick<PuestoProps, 'dentro'>) => (
  <Puesto dentro={dentro} zona="America/Mexico_City" now={now} />
);
