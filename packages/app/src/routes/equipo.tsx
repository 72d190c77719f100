import { rutaDePersona } from '@garita/domain/persona/rutaDePersona';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { EquipoScreen } from '@garita/ui/screens/equipo/EquipoScreen';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { read } from '../data/read';
import { toScreenState } from '../data/toScreenState';
import { dentroQuery } from '../queries/fichajes';
import { ConAusentes } from './ausencias/ConAusentes';

// If this secondary part fails to load, the page is shown without it.
const Puesto = lazyPart(() => import('./fichajes/ConnectedPuesto'), 'ConnectedPuesto', {
  instead: () => null,
});

function Equipo() {
  const { data: dentro } = useQuery(dentroQuery());
  return (
    <EquipoScreen
      state={toScreenState({ equipo: useQuery(read('rangosEquipo')) })}
      puesto={<Puesto />}
      {...(dentro && { dentro: new Set(dentro.map(({ usuario }) => usuario)) })}
    />
  );
}

export function Component() {
  const [params] = useSearchParams();
  const persona = params.get('persona');
  // Old links to cards redirect to the person's page.
  if (persona !== null) return <Navigate to={rutaDePersona(persona)} replace />;
  return (
    <ConAusentes>
      <Equipo />
    </ConAusentes>
  );
}
