import type { FichajeRegistrado, Registros } from './RegistrosScreenProps';

const at = (hour: number): string =>
  `2026-11-${String(21 - Math.floor(hour / 24)).padStart(2, '0')}T${String(23 - (hour % 24)).padStart(2, '0')}:30:00.000Z`;

export const fichaje = (id: number, more: Partial<FichajeRegistrado> = {}): FichajeRegistrado => ({
  id,
  usuario: 4,
  nombreUsuario: 'Oficial',
  id_categoria: 5,
  dia: '2026-11-20',
  entrada: '2026-11-20T16:00:00.000Z',
  salida: '2026-11-20T18:05:00.000Z',
  min: 120,
  minsT: 180,
  ...more,
});

export const REGISTROS: Registros = {
  tiempos: [
    { id: 101, motivo: 'Tiempo confirmado: 1h 30m, por Oficial', usuario: 'Recluta', fecha: at(1) },
    { id: 102, motivo: 'Ajuste: +5 min, por Supervisora', usuario: 'Recluta', fecha: at(2) },
    { id: 103, motivo: 'Tiempo abierto, por Oficial', usuario: 'Recluta', fecha: at(3) },
  ],
  ascensos: [
    {
      id: 104,
      nombre_usuario: 'Agente',
      nueva: 'Agente II',
      nombre_encargado: 'Oficial',
      fecha: at(4),
    },
    {
      id: 105,
      nombre_usuario: 'Sra.Quintana',
      nueva: 'Inspección',
      nombre_encargado: 'Sistema',
      fecha: at(30),
    },
  ],
  nombres: [
    { id: 106, motivo: 'Novato ahora se llama Recluta', encargadoNombre: 'Gerente', fecha: at(5) },
  ],
  clones: [
    { id: 107, motivo: 'Recluta se registró desde la dirección de Expulsado', fecha: at(6) },
  ],
  requisitos: [
    { id: 108, motivo: 'Suma 2 ascensos a Oficial', encargadoNombre: 'Supervisora', fecha: at(7) },
  ],
  rangos: [
    {
      id: 109,
      motivo: 'Cabo pasa de Agente II a Oficial I',
      encargadoNombre: 'Gerente',
      fecha: at(8),
    },
  ],
  fichajes: [
    fichaje(43, {
      usuario: 5,
      nombreUsuario: 'Agente',
      id_categoria: 3,
      dia: '2026-11-21',
      entrada: at(9),
      salida: '-',
      min: 0,
      minsT: 0,
    }),
    fichaje(42),
    fichaje(41, {
      entrada: '2026-11-20T14:00:00.000Z',
      salida: '2026-11-20T15:00:00.000Z',
      min: 60,
    }),
    fichaje(40, { usuario: 2, nombreUsuario: 'Gerente', id_categoria: 10 }),
  ],
  accesos: [
    { id: 112, usuario: 'Fundadora', origen: '9f3ac01b', fecha: at(10) },
    { id: 113, usuario: null, origen: '9f3ac01b', fecha: at(11) },
    { id: 114, usuario: 'Oficial', origen: null, fecha: at(12) },
  ],
};

export const NADA: Registros = {
  tiempos: [],
  ascensos: [],
  nombres: [],
  clones: [],
  requisitos: [],
  rangos: [],
  fichajes: [],
  accesos: [],
};

export const DOSCIENTOS: Registros = {
  tiempos: Array.from({ length: 200 }, (_, i) => ({
    id: i + 1,
    motivo: `Tiempo confirmado: 0h ${i % 60}m, por Oficial`,
    usuario: `Persona-${i + 1}`,
    fecha: at(i),
  })),
  ascensos: Array.from({ length: 200 }, (_, i) => ({
    id: i + 1,
    nombre_usuario: `Persona-${i + 1}`,
    nueva: 'Agente II',
    nombre_encargado: 'Oficial',
    fecha: at(i),
  })),
  nombres: Array.from({ length: 200 }, (_, i) => ({
    id: i + 1,
    motivo: `Nombre-${i} ahora se llama Nombre-${i + 1}`,
    encargadoNombre: 'Gerente',
    fecha: at(i),
  })),
  clones: Array.from({ length: 200 }, (_, i) => ({
    id: i + 1,
    motivo: `Persona-${i} se registró desde la dirección de Persona-${i + 1}`,
    fecha: at(i),
  })),
  requisitos: Array.from({ length: 200 }, (_, i) => ({
    id: i + 1,
    motivo: `Suma 2 ascensos a Persona-${i}`,
    encargadoNombre: 'Gerente',
    fecha: at(i),
  })),
  rangos: Array.from({ length: 200 }, (_, i) => ({
    id: i + 1,
    motivo: `Persona-${i} pasa de Agente I a Agente II`,
    encargadoNombre: 'Gerente',
    fecha: at(i),
  })),
  accesos: Array.from({ length: 200 }, (_, i) => ({
    id: i + 1,
    usuario: `Persona-${i + 1}`,
    origen: `9f3ac0${(i % 90) + 10}`,
    fecha: at(i),
  })),
  fichajes: Array.from({ length: 200 }, (_, i) =>
    fichaje(i + 100, { usuario: i + 100, nombreUsuario: `Persona-${i + 1}` }),
  ),
};
