export const APP_JS = `// Each press of the button paints the same shapes anew.
const names = ['Morning', 'Noon', 'Rain', 'Evening'];
const canvas = document.querySelector('#canvas');
const poseName = document.querySelector('#pose-name');
const poseNumber = document.querySelector('#pose-number');

document.querySelector('#repaint').addEventListener('click', () => {
  const pose = (Number(canvas.dataset.pose) + 1) % names.length;
  canvas.dataset.pose = pose;
  poseName.textContent = names[pose];
  poseNumber.textContent = pose + 1;
});
`;
