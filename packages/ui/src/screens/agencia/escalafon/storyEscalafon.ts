import { REGLAS_MINIMAS } from '../../storyReglas';
import type { Efecto, Enviado, Escalafon, Plantilla } from './EscalafonSeccionProps';

type Categoria = Escalafon['categorias'][number];

const mision = (
  id: number | null,
  nombre: string,
  personas = 0,
  precio = 0,
): Categoria['misiones'][number] => ({
  id,
  nombre,
  precio,
  venta: precio > 0 ? 1 : 0,
  personas,
});

const categoria = (
  nivel: number,
  nombre: string,
  misiones: Categoria['misiones'],
  rest: Partial<Categoria> = {},
): Categoria => ({
  nivel,
  activa: true,
  nombre,
  ...REGLAS_MINIMAS,
  traslado: misiones[0]?.nombre ?? '',
  permisos: [],
  misiones,
  ...rest,
});

const OFICIALES = {
  nomina_ascenso: 3,
  nomina_asistencia: 4,
  nomina_times: 240,
  paga_nomina: 14,
  tiempo_ascenso: '2 days',
  ascenso: '2 días',
  asciende_hasta: 2,
};

/** Two levels in use below the officers' level 5; the levels between them are unused. */
export const ESCALAFON: Escalafon = {
  version: '0123456789abcdef',
  categorias: [
    categoria(1, 'Ingreso', [
      mision(1, 'Recluta', 12),
      mision(2, 'Aspirante', 9),
      mision(3, 'Cadete'),
    ]),
    categoria(
      2,
      'Vigilancia',
      [mision(4, 'Vigilante I', 7, 15), mision(5, 'Vigilante II', 0, 20)],
      { paga_nomina: 5 },
    ),
    categoria(
      5,
      'Oficiales',
      [
        mision(6, 'Oficial I', 3, 80),
        mision(7, 'Oficial II', 0, 85),
        mision(8, 'Oficial III', 5, 90),
      ],
      OFICIALES,
    ),
    categoria(12, 'Fundación', [mision(9, 'Fundación', 1)], {
      ascenso: 'Por nombramiento',
      asciende_hasta: 5,
    }),
  ],
};

export const OTRO: Escalafon = {
  version: 'fedcba9876543210',
  categorias: ESCALAFON.categorias.map((one) =>
    one.nivel === 2 ? { ...one, paga_nomina: 6 } : one,
  ),
};

/** The ladder that the server saves from a sent draft: new missions get ids from 101 on. */
export function guardar({ categorias }: Enviado): Escalafon {
  let last = 100;
  return {
    version: 'guardado',
    categorias: categorias.map((one) => ({
      ...one,
      misiones: one.misiones.map(({ id, ...rest }) => ({ ...rest, id: id ?? ++last, personas: 0 })),
    })) as Escalafon['categorias'],
  };
}

export const VACIO: Escalafon = {
  version: '00000000000000aa',
  categorias: [
    categoria(1, 'Ingreso', [mision(20, 'Aspirante')]),
    categoria(12, 'Fundación', [mision(21, 'Fundación', 1)], { asciende_hasta: 12 }),
  ],
};

export const GRANDE: Escalafon = {
  version: '00000000000000bb',
  categorias: Array.from({ length: 12 }, (_, i) =>
    categoria(
      i + 1,
      `Categoría de nombre bastante largo ${i + 1}`,
      Array.from({ length: 14 }, (__, j) =>
        mision(i * 20 + j + 1, `Misión de primera clase ${j + 1}`, j * 40, 10 + j),
      ),
    ),
  ),
};

export const PLANTILLAS: readonly Plantilla[] = [
  {
    nombre: 'policia',
    titulo: 'Policía',
    categorias: [
      categoria(1, 'Ingreso', [mision(null, 'Recluta')]),
      categoria(12, 'Fundación', [mision(null, 'Fundación')], { permisos: ['asc', 'tt'] }),
    ],
  },
  {
    nombre: 'vacia',
    titulo: 'Vacía',
    categorias: [
      categoria(1, 'Ingreso', [mision(null, 'Aspirante')]),
      categoria(12, 'Fundación', [mision(null, 'Fundación')]),
    ],
  },
];

/** The server's preview of a draft that moves the people of Oficial I. */
export const EFECTO: Efecto = {
  vigente: true,
  fallos: [],
  solicitudes: [
    { usuario: 'Nube-Gris', mision: 'Inspección I' },
    { usuario: 'Otero', mision: 'Inspección I' },
  ],
  personas: ['Lince', 'Nube-Gris', 'Otero'].map((usuario) => ({ usuario, mision: 6 })),
};
