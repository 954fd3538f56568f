import { defineMessages } from '../locale/messages.js';

export const previewMessages = defineMessages(
  {
    label: 'Preview',
    frame: 'Page preview',
    refresh: 'Refresh the preview',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    noEntry: 'no page',
    shown: 'shown',
    revisionShown: 'Revision {revision} is shown',
    revisionRendering: 'Revision {revision} is being rendered',
    revisionFailed: 'Revision {revision} failed',
    failed: 'The page stopped with an error.',
    unresponsive: 'The page does not answer.',
    openFile: 'Open {file}',
    tryAgain: 'Refresh',
    oneProblem: '1 reference does not load',
    problems: '{count} references do not load',
    more: 'and {count} more',
    'no-answer':
      'It may be in an endless loop. Change the code, or refresh. If every page is silent, serve the frame page from another site and set preview-frame-url.',
    'scripts-blocked':
      'This site’s Content-Security-Policy (script-src) blocks scripts in the preview. Host the frame page that comes with the package and set preview-frame-url.',
    'frame-page':
      'The page at preview-frame-url did not start. Check its address, its script-src, and the frame-src of this site.',
    'trusted-types':
      'This site’s Content-Security-Policy (require-trusted-types-for) blocks the preview. Allow the policy name jig-studio in trusted-types, or set preview-frame-url.',
    left: 'It went to another address, which the preview does not show. Refresh to see the page of the workspace again.',
    reloads: 'It kept loading itself anew, so it was stopped. Change the code, or refresh.',
    focus: 'It kept taking the keyboard focus, so it was stopped. Change the code, or refresh.',
    'missing-reference': 'not in the workspace',
    'blocked-external-reference': 'on another site',
    'unsupported-module-reference': 'not supported as an import',
    'module-graph-limit': 'beyond the limit of imports, or in a circle',
  },
  {
    label: '미리보기',
    frame: '페이지 미리보기',
    refresh: '미리보기 새로고침',
    fullScreen: '전체 화면',
    leaveFullScreen: '전체 화면 끝내기',
    noEntry: '페이지 없음',
    shown: '표시됨',
    revisionShown: '리비전 {revision}이(가) 표시됨',
    revisionRendering: '리비전 {revision} 렌더링 중',
    revisionFailed: '리비전 {revision} 실패',
    failed: '페이지가 오류로 멈췄습니다.',
    unresponsive: '페이지가 응답하지 않습니다.',
    openFile: '{file} 열기',
    tryAgain: '새로고침',
    oneProblem: '불러오지 못한 참조 1개',
    problems: '불러오지 못한 참조 {count}개',
    more: '외 {count}개',
    'no-answer':
      '무한 반복일 수 있습니다. 코드를 바꾸거나 새로고침하세요. 모든 페이지가 응답하지 않으면 프레임 페이지를 다른 사이트에서 제공하고 preview-frame-url을 설정하세요.',
    'scripts-blocked':
      '이 사이트의 Content-Security-Policy(script-src)가 미리보기의 스크립트를 막습니다. 패키지의 프레임 페이지를 호스팅하고 preview-frame-url을 설정하세요.',
    'frame-page':
      'preview-frame-url의 페이지가 시작되지 않았습니다. 주소와 그 페이지의 script-src, 이 사이트의 frame-src를 확인하세요.',
    'trusted-types':
      '이 사이트의 Content-Security-Policy(require-trusted-types-for)가 미리보기를 막습니다. trusted-types에 jig-studio 정책을 허용하거나 preview-frame-url을 설정하세요.',
    left: '페이지가 미리보기에서 보여 주지 않는 다른 주소로 이동했습니다. 새로고침하면 작업공간의 페이지가 다시 보입니다.',
    reloads: '페이지가 계속 다시 로드되어 멈췄습니다. 코드를 바꾸거나 새로고침하세요.',
    focus: '페이지가 계속 키보드 포커스를 가져가서 멈췄습니다. 코드를 바꾸거나 새로고침하세요.',
    'missing-reference': '작업공간에 없음',
    'blocked-external-reference': '다른 사이트에 있음',
    'unsupported-module-reference': '지원하지 않는 가져오기',
    'module-graph-limit': '가져오기 한도를 넘거나 순환함',
  },
);
