import { type BloqueId, TODOS_LOS_BLOQUES } from '@garita/domain/agencia/bloques';
import { formatInstant } from '@garita/domain/formato/instant';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { Carousel } from '../../components/Carousel';
import { Placa } from '../../components/Placa';
import { useHydrated } from '../../parts/useHydrated';
import { media, space } from '../../theme/tokens';
import { Bloque, type BloqueState } from './Bloque';
import { Ficha } from './Ficha';
import { HorasPaga } from './HorasPaga';
import { Membresias, type MembresiaWire } from './Membresias';
import { Seccion } from './Seccion';
import { Widget } from './Widget';

const Root = styled.div`
  display: grid;
  gap: ${space[7]};
  margin-top: ${space[7]};
  ${media.compact} { gap: ${space[6]}; margin-top: ${space[6]}; }
`;
const People = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${space[4]};
`;
const Widgets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${space[4]};
`;

interface Miembro {
  readonly usuario: string;
  readonly mision: string;
  readonly categoria: number;
}

export interface BloquesProps {
  /** The shown blocks in order; all by default. */
  orden?: readonly BloqueId[];
  /** The agency's zone, used until hydration, when the reader's zone is known. */
  zona?: string;
  administracion: BloqueState<readonly Miembro[]>;
  /** The current employees of the month (`empleadoMes`). */
  empleados: BloqueState<
    readonly { readonly id: number; readonly usuarioNombre: string; readonly fecha: string }[]
  >;
  /** The ISO instant of a pay (`fechas`). The block shows its local hour for each country. */
  referencia: BloqueState<string>;
  membresias: BloqueState<readonly MembresiaWire[]>;
  /** The addresses of the embedded pages; null for none. */
  widgets: { readonly discord: string | null; readonly social: string | null };
}

function Administracion({ miembros }: { miembros: readonly Miembro[] }) {
  if (miembros.length === 0) return <p>Todavía no hay nadie en la administración.</p>;
  return (
    <Carousel
      label="Equipo de administración"
      items={miembros.map(({ usuario, mision, categoria }) => ({
        id: usuario,
        content: (
          <Ficha usuario={usuario}>
            <Placa categoria={categoria} />
            <span>{mision}</span>
          </Ficha>
        ),
      }))}
    />
  );
}

function Desde({ fecha, zona }: { fecha: string; zona: string | undefined }) {
  const isHydrated = useHydrated();
  return (
    <>
      Desde el {formatInstant(fecha, { part: 'fecha', ...(zona && !isHydrated && { zone: zona }) })}
    </>
  );
}

const RENDER: Readonly<Record<BloqueId, (props: Omit<BloquesProps, 'orden'>) => ReactNode>> = {
  administracion: ({ administracion }) => (
    <Bloque
      titulo="Equipo de administración"
      state={administracion}
      failed="Ahora mismo no se puede mostrar el equipo."
      height={114}
    >
      {(miembros) => <Administracion miembros={miembros} />}
    </Bloque>
  ),
  // This block is omitted while its data loads, if loading fails, and if there is no employee.
  empleados: ({ empleados, zona }) =>
    empleados.kind === 'ready' &&
    empleados.data.length > 0 && (
      <Seccion titulo={empleados.data.length === 1 ? 'Empleado del mes' : 'Empleados del mes'}>
        <People>
          {empleados.data.map(({ id, usuarioNombre, fecha }) => (
            <Ficha key={id} usuario={usuarioNombre}>
              <Desde fecha={fecha} zona={zona} />
            </Ficha>
          ))}
        </People>
      </Seccion>
    ),
  horas: ({ referencia }) => (
    <Bloque
      titulo="Horas de paga"
      state={referencia}
      failed="Ahora mismo no se pueden mostrar las horas."
      height={84}
    >
      {(instante) => <HorasPaga referencia={instante} />}
    </Bloque>
  ),
  membresias: ({ membresias }) =>
    !(membresias.kind === 'ready' && membresias.data.length === 0) && (
      <Bloque
        titulo="Membresías"
        state={membresias}
        failed="Ahora mismo no se pueden mostrar las membresías."
        height={180}
      >
        {(lista) => <Membresias membresias={lista} />}
      </Bloque>
    ),
  comunidad: ({ widgets: { discord, social } }) =>
    (discord || social) && (
      <Seccion titulo="Comunidad">
        <Widgets>
          {social && <Widget title="Redes sociales" url={social} />}
          {discord && <Widget title="Chat de la agencia" url={discord} />}
        </Widgets>
      </Seccion>
    ),
};

/** The public blocks of the start page (HOM-02 to HOM-16), in the agency's order. */
export function Bloques({ orden = TODOS_LOS_BLOQUES, ...data }: BloquesProps) {
  return (
    <Root>
      {orden.map((id) => (
        <Fragment key={id}>{RENDER[id](data)}</Fragment>
      ))}
    </Root>
  );
}
