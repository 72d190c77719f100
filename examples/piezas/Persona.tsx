import { type Persona, UserPicker } from '@garita/ui/UserPicker';
import { useState } from 'react';

/** La persona elegida es su id; `people` es toda la lista: la búsqueda es aquí, sin servidor. */
export function Responsable({ people }: { people: readonly Persona[] }) {
  const [id, setId] = useState<number | null>(null);
  return <UserPicker label="Responsable" people={people} value={id} onChange={setId} />;
}
