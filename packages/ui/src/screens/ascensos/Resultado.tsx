import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { EmptyState } from '../../components/EmptyState';
import { SearchIcon, UserIcon } from '../../components/icons';
import { ScreenBody } from '../ScreenFrame';
import type { AscensosScreenProps, Persona } from './AscensosScreenProps';
import { FichaAscenso } from './FichaAscenso';
import { FichaSkeleton } from './FichaSkeleton';

interface ResultadoProps extends Pick<AscensosScreenProps, 'busqueda' | 'viewer' | 'siglas' | 'now' | 'onSend' | 'onWaitOver'> {
  /** Whose record it is; undefined when nobody of the list was asked for. */
  persona: Persona | undefined;
}

/** What the search found, or where its result will stand. */
export function Resultado({ busqueda, persona, ...rest }: ResultadoProps) {
  if (busqueda.kind === 'idle') {
    return (
      <EmptyState icon={<SearchIcon size={48} />} title="Busca a quien quieras ascender">
        Aquí verás su misión, la siguiente y cuánto falta para que pueda ascender.
      </EmptyState>
    );
  }
  if (busqueda.kind === 'notFound' || !persona) {
    return (
      <div role="status">
        <EmptyState icon={<UserIcon size={48} />} title={ASCENSOS.noEncontrado}>
          Puede que ya no esté en la agencia. Comprueba el nombre y vuelve a buscar.
        </EmptyState>
      </div>
    );
  }
  return (
    <ScreenBody state={busqueda} skeleton={<FichaSkeleton />}>
      {(ascenso) => <FichaAscenso {...rest} ascenso={ascenso} persona={persona} />}
    </ScreenBody>
  );
}
