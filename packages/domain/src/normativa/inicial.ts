import type { Infraccion, Normativa } from './normativa';

const listOf = (tipo: string, textos: readonly string[]): Infraccion[] =>
  textos.map((texto, index) => ({ codigo: `${tipo}-${index + 1}`, tipo, texto }));

/** The default normativa, version 1 of an agency that has published none (NOR-02 to NOR-30). */
export const NORMATIVA_INICIAL: Normativa = {
  tipos: [
    {
      codigo: 'ML',
      nombre: 'Leve',
      descripcion:
        'Un descuido en la presencia o en el puesto que no perjudica a nadie. Basta con corregirlo.',
      pasos: [
        { accion: 'advertencia', cantidad: 0, texto: 'Advertencia' },
        { accion: 'minutos', cantidad: 5, texto: 'Se añaden 5 minutos' },
        { accion: 'superior', cantidad: 0, texto: 'Pasa a falta intermedia (M.I)' },
      ],
    },
    {
      codigo: 'MI',
      nombre: 'Intermedia',
      descripcion:
        'Una conducta que estorba el trabajo del equipo o engaña a quien lo dirige, o la repetición de faltas leves.',
      pasos: [
        { accion: 'multa', cantidad: 5, texto: 'Multa de 5C' },
        { accion: 'multa', cantidad: 15, texto: 'Multa de 15C' },
        { accion: 'superior', cantidad: 0, texto: 'Pasa a falta grave (M.G)' },
      ],
    },
    {
      codigo: 'MA',
      nombre: 'Grave',
      descripcion:
        'Una conducta de gravedad alta, que daña a otras personas o a la agencia, o la repetición de faltas intermedias. También se escribe M.G.',
      pasos: [
        { accion: 'multa', cantidad: 25, texto: 'Multa de 25C' },
        { accion: 'degrado_o_despido', cantidad: 0, texto: 'Degrado o despido' },
      ],
    },
  ],
  infracciones: [
    ...listOf('ML', [
      'Color de chat incorrecto',
      'Uniforme incorrecto',
      'Efectos activados en base',
      'Bailar en base sin la placa que lo permite',
      'Placa incorrecta',
      'Estar fuera de zona con el tiempo abierto',
      'No responder al pase de lista',
      'Ascender a alguien fuera de zona',
    ]),
    ...listOf('MI', [
      'Perfil privado',
      'Encubrir a compañeros ausentes',
      'Flood excesivo',
      'Llevar placas de otras agencias',
      'Trolear en base',
      'Ignorar solicitudes de ascenso',
    ]),
    ...listOf('MA', [
      'Acoso',
      'Faltar al respeto a compañeros o administradores',
      'Insultos',
      'Racismo y xenofobia',
    ]),
  ],
  nota: 'Una falta grave puede suponer el despido inmediato a la primera llamada de atención.',
  personal: [
    'Nadie puede comprometerse con más de 3 departamentos.',
    'Quien no pueda cumplir con un departamento debe dejar su plaza a quien sí pueda.',
    'Quien vaya a faltar avisa antes, con el motivo y las fechas, desde Ausencias.',
  ],
  articulos: [],
};

export const VERSION_INICIAL = 1;
