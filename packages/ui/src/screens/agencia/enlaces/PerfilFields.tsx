import type { AjusteEnlaces } from '@garita/domain/enlaces/elegidos';
import { Quiet } from '../../../components/layout';
import type { Draft } from '../../../form/useDraft';
import { RutaField } from './RutaField';
import { ServicioField, type ServicioFieldProps } from './ServicioField';

interface PerfilFieldsProps extends ServicioFieldProps {
  draft: Draft<AjusteEnlaces>;
}

/** The address of the avatars' profiles, its uses, and the paths in a profile's JSON. */
export function PerfilFields({ draft, onProbar, ...props }: PerfilFieldsProps) {
  const { perfil, perfilMision, perfilEnLinea } = draft.values;
  const rutas = { perfilMision, perfilEnLinea };
  return (
    <>
      <ServicioField
        // A changed path gives a new key, which discards the result of the last test.
        key={JSON.stringify(rutas)}
        {...props}
        onProbar={(campo, url) => onProbar(campo, url, rutas)}
      />
      <Quiet $small>
        El perfil lo leen la puerta, la búsqueda de salidas olvidadas y, si pide prueba, el
        registro, que sin esta dirección lee Habbo España.
      </Quiet>
      {perfil !== null && (
        <>
          <RutaField {...draft.field('perfilMision')} name="perfilMision" habitual="motto" />
          <RutaField {...draft.field('perfilEnLinea')} name="perfilEnLinea" habitual="online" />
        </>
      )}
    </>
  );
}
