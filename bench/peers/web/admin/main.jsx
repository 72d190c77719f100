// react-admin's tutorial: a list behind a sign-in page, with the data in memory.
import fakeDataProvider from 'ra-data-fakerest';
import { Admin, ListGuesser, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

const multas = Array.from({ length: 20 }, (_, i) => ({
  id: i + 1,
  usuario: `Guardia-${i}`,
  motivo: 'Perfil privado',
  creditos: 5,
}));
const signedOut = {
  login: () => Promise.reject(new Error('no')),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.reject(new Error('no')),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={fakeDataProvider({ multas })} authProvider={signedOut}>
    <Resource name="multas" list={ListGuesser} />
  </Admin>,
);
