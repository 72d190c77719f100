import type { Modulo } from '@garita/domain/registros/modulos';

interface Rotulo {
  readonly titulo: string;
  readonly buscar: string;
  /** The text of an empty log: it says what the log will contain. */
  readonly vacio: string;
}

export const ROTULOS: Readonly<Record<Modulo, Rotulo>> = {
  tiempos: {
    titulo: 'Tiempos',
    buscar: 'Buscar en los tiempos',
    vacio: 'Aquí quedará lo que se haga con cada tiempo: abrirlo, pausarlo, confirmarlo.',
  },
  ascensos: {
    titulo: 'Ascensos',
    buscar: 'Buscar en los ascensos',
    vacio: 'Aquí quedará cada ascenso, con quién lo dio.',
  },
  nombres: {
    titulo: 'Nombres',
    buscar: 'Buscar en los nombres',
    vacio: 'Aquí quedará cada cambio de nombre, con el de antes.',
  },
  clones: {
    titulo: 'Clones',
    buscar: 'Buscar en los clones',
    vacio: 'Aquí quedará quién se registre desde la dirección de otra persona.',
  },
  requisitos: {
    titulo: 'Requisitos',
    buscar: 'Buscar en los requisitos',
    vacio: 'Aquí quedará lo que se sume o reste a mano en la nómina.',
  },
  rangos: {
    titulo: 'Rangos',
    buscar: 'Buscar en los rangos',
    vacio: 'Aquí quedarán los rangos que se den a mano.',
  },
  accesos: {
    titulo: 'Accesos',
    buscar: 'Buscar en los accesos',
    vacio:
      'Aquí quedará cada intento fallido de entrar en el portal, durante 30 días: con el nombre de quién y desde qué dirección.',
  },
  fichajes: {
    titulo: 'Fichajes',
    buscar: 'Buscar por usuario',
    vacio: 'Aquí quedará cada entrada y salida.',
  },
};
