import type { TipoAviso } from './aviso';

interface GrupoAvisos {
  readonly titulo: string;
  readonly tipos: readonly TipoAviso[];
}

export const GRUPOS_AVISO: readonly GrupoAvisos[] = [
  {
    titulo: 'Mi puesto',
    tipos: [
      'ascensoPropuesto',
      'ascenso',
      'descenso',
      'traslado',
      'cambioPermisos',
      'empleadoMes',
      'aniversario',
    ],
  },
  { titulo: 'Los ascensos que propongo', tipos: ['propuestaAceptada', 'propuestaDeclinada'] },
  {
    titulo: 'Mi tiempo',
    tipos: [
      'tiempoConfirmado',
      'tiempoAjustado',
      'tiempoPausado',
      'tiempoCancelado',
      'paseLista',
      'sigueDentro',
    ],
  },
  {
    titulo: 'Paga, membresías y multas',
    tipos: ['paga', 'membresiaTermina', 'multa', 'multaPerdonada'],
  },
  {
    titulo: 'Ausencias, nombre y normativa',
    tipos: [
      'ausenciaAceptada',
      'ausenciaRechazada',
      'nombreAceptado',
      'nombreDeclinado',
      'normativa',
    ],
  },
];
