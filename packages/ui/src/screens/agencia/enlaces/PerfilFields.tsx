import type { AjusteEnlaces } from '@garita/domain/enlaces/elegidos';
import { Quiet } from '../../../components/layout';
import type { Draft } from '../../../form/useDraft';
import { RutaField } from './RutaField';
import { ServicioField, type ServicioFieldProps } from './ServicioField';

interface PerfilFieldsProps extends ServicioFieldProps {
  draft: Draft<AjusteEnlaces>;
}

/** The address of profiles, who reads them, and the places in a profile. */
export function PerfilFields({ draft, onProbar, ...props }: PerfilFieldsProps) {
  const { perfil, perfilMision, perfilEnLinea } = draft.values;
  const rutas = { perfilMision, perfilEnLinea };
  return (
    <>
      <ServicioField
        // Another place makes an earlier result untrue.
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
