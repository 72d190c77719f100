import type { Infraccion, Normativa } from '@garita/domain/normativa/normativa';

const listOf = (tipo: string, textos: readonly string[]): Infraccion[] =>
  textos.map((texto, index) => ({ codigo: `${tipo}-${index + 1}`, tipo, texto }));

export const NORMATIVA: Normativa = {
  tipos: [
    {
      codigo: 'BR',
      nombre: 'Brisa',
      descripcion: 'Un descuido que no pone a nadie en peligro.',
      pasos: [
        { accion: 'advertencia', cantidad: 0, texto: '' },
        { accion: 'multa', cantidad: 4, texto: '' },
        { accion: 'superior', cantidad: 0, texto: '' },
      ],
    },
    {
      codigo: 'TE',
      nombre: 'Temporal',
      descripcion: 'Lo que deja a la tripulación sin relevo, sin radio o sin luz.',
      pasos: [
        { accion: 'multa', cantidad: 12, texto: '' },
        { accion: 'degrado', cantidad: 0, texto: '' },
        { accion: 'despido', cantidad: 0, texto: '' },
      ],
    },
  ],
  infracciones: [
    ...listOf('BR', [
      'Uniforme incompleto',
      'Radio abierta sin necesidad',
      'Bote sin amarrar',
      'Llegar tarde al relevo',
    ]),
    ...listOf('TE', [
      'Abandonar la torre durante la guardia',
      'Apagar la luz del faro',
      'Insultos por la radio',
      'Prestar la cuenta a otra persona',
    ]),
  ],
  nota: 'Con alerta roja, toda falta es temporal.',
  personal: [
    'Quien entra de guardia lee el parte del mar.',
    'Quien sale deja el bote listo para el siguiente.',
    'La luz no se apaga nunca.',
  ],
  articulos: [
    {
      titulo: 'La guardia',
      texto:
        'Cada guardia dura **dos horas** y empieza con el relevo en la torre.\n\n- Se ficha al subir y al bajar.\n- Nadie baja hasta que sube su relevo.\n- Con niebla suben dos personas.',
    },
    {
      titulo: 'Las conchas',
      texto: 'La paga es los **viernes a las 20:00**. Las multas se descuentan de ella.',
    },
  ],
};
